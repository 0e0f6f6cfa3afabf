/** Gives jsdom what the header asks for before it starts. */
if (typeof HTMLElement !== 'undefined') {
  Object.defineProperty(HTMLElement.prototype, 'popover', {
    configurable: true,
    value: null,
    writable: true,
  });
  globalThis.CSS ??= {} as typeof CSS;
  Object.assign(CSS, { supports: () => true, registerProperty() {} });
}

// Files run in threads of one process, in which a channel reaches all threads: each file is a browser of its own.
const { BroadcastChannel: Channel } = globalThis;
const browser = crypto.randomUUID();
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${browser} ${name}`);
  }
};
