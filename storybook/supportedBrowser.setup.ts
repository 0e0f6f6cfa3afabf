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
