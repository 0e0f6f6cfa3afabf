import { beforeEach, vi } from 'vitest';

/** Fakes popovers in a file's tests, because jsdom has none. Returns the set of open popovers. */
export function fakePopovers(): ReadonlySet<Element> {
  const open = new Set<Element>();
  beforeEach(() => {
    open.clear();
    Object.assign(HTMLElement.prototype, {
      showPopover(this: HTMLElement) {
        open.add(this);
      },
      hidePopover(this: HTMLElement) {
        open.delete(this);
      },
      togglePopover(this: HTMLElement) {
        if (!open.delete(this)) open.add(this);
      },
    });
    const { matches } = Element.prototype;
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
    });
  });
  return open;
}
