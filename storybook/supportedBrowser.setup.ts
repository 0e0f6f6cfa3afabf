/** Adds to jsdom the features that the header requires of a browser. */
if (typeof HTMLElement !== 'undefined') {
  Object.defineProperty(HTMLElement.prototype, 'popover', {
    configurable: true,
    value: null,
    writable: true,
  });
  globalThis.CSS ??= {} as typeof CSS;
  Object.assign(CSS, { supports: () => true, registerProperty() {} });
}

// Test files run in threads of one process, which share channels. A prefix makes each file a browser of its own.
const { BroadcastChannel: Channel } = globalThis;
const browser = crypto.randomUUID();
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${browser} ${name}`);
  }
};
