// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageBus, removePageBus } from '../../contracts/events/bus.ts';
import { type BrowserPage, waitForHeader } from './waitForHeader.ts';

/** Runs the functions in this process. It evaluates the condition only once, so that no test waits. */
const page: BrowserPage = {
  async waitForFunction(condition, argument) {
    if (!condition(argument)) throw new Error('timeout');
  },
  evaluate: async (read) => read(),
};

const becomeUsable = () =>
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{} as PerformanceEntry]);

afterEach(() => {
  vi.restoreAllMocks();
  removePageBus();
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('waitForHeader', () => {
  it('resolves once the header is usable', async () => {
    becomeUsable();

    await expect(waitForHeader(page)).resolves.toBeUndefined();
  });

  it('waits for an event as well', async () => {
    becomeUsable();
    await expect(waitForHeader(page, { event: 'trolley' })).rejects.toThrow(
      'the header is not usable with the event trolley after 10000 ms: it is usable, but the event did not come',
    );

    pageBus()?.emit('trolley', {});

    await expect(waitForHeader(page, { event: 'trolley' })).resolves.toBeUndefined();
  });

  it.each([
    ['<main></main>', 'the page has neither <div id="grocer-header"> nor <HeaderSlot>'],
    ['<div id="grocer-header"></div>', 'its element is empty; see the console'],
    ['<div data-grocer="1"></div>', 'the page shows the HTML of a server or the plain header'],
  ])('says what %s shows', async (html, reason) => {
    document.body.innerHTML = html;

    await expect(waitForHeader(page, { timeoutMs: 500 })).rejects.toThrow(
      `the header is not usable after 500 ms: ${reason}`,
    );
  });

  it('names a version that the page refuses', async () => {
    sessionStorage.setItem('grocer.header.refused', '{"1.2.3":"crash at first render"}');

    await expect(waitForHeader(page)).rejects.toThrow('crash at first render');
  });

  it('says that the page has left', async () => {
    const gone = { ...page, evaluate: () => Promise.reject(new Error('closed')) };

    await expect(waitForHeader(gone)).rejects.toThrow('the page was closed or has left');
  });
});
