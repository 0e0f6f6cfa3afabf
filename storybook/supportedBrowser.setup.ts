/** Adds features to jsdom that the header requires of a browser. */
if (typeof HTMLElement !== 'undefined') {
  Object.defineProperty(HTMLElement.prototype, 'popover', {
    configurable: true,
    value: null,
    writable: true,
  });
  globalThis.CSS ??= {} as typeof CSS;
  Object.assign(CSS, { supports: () => true, registerProperty() {} });
}

// Prefixes channel names for each test file: files run in threads of one process, which would share channels.
const { BroadcastChannel: Channel } = globalThis;
const browser = crypto.randomUUID();
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${browser} ${name}`);
  }
};
