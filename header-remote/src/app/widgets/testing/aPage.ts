import type { HeaderEvents } from '@grocer/shared-contracts';
import type { MountedWidget } from '@grocer/shared-contracts/host';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { stubLayout } from '../../testing/stubLayout.ts';

/** A page of a host, for widgets. Each test gets a new page, without the store, events and errors of the last one. */
export function aPage() {
  const page = {
    /** An element in the page's body. */
    host: document.createElement('div'),
    /** Widgets, which are unmounted after the test. */
    mounted: [] as MountedWidget[],
    /** The messages on the console. */
    logged: [] as string[],
    /** The errors that the header reports to the page. */
    errors: [] as HeaderEvents['header_error'][],
  };
  beforeAll(() => {
    stubLayout();
    vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&'), supports: () => true });
    window.addEventListener('grocer:header_error', (event) =>
      page.errors.push((event as CustomEvent).detail),
    );
  });
  beforeEach(() => {
    Object.assign(page, { mounted: [], logged: [], errors: [] });
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((...messages) => void page.logged.push(messages.join(' ')));
    document.body.replaceChildren(page.host);
    page.host.replaceChildren();
  });
  afterEach(async () => {
    for (const widget of page.mounted) widget.unmount();
    // The page's store is disposed one task later.
    await new Promise((resolve) => setTimeout(resolve, 5));
    Reflect.deleteProperty(globalThis, Symbol.for('grocer.bus.1'));
    vi.restoreAllMocks();
  });
  return page;
}

/** Options of `vi.waitFor`: a busy machine needs more than the second that Vitest waits by default. */
export const patiently = { interval: 10, timeout: 20_000 };
