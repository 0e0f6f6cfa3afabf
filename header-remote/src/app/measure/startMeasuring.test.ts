// @vitest-environment jsdom
import { type HeaderMeasurement, resolveHeaderOptions } from '@grocer/shared-contracts';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { release } from '../../platform/release.ts';
import { setPageAtom } from '../../state/page/page.ts';
import { setSessionAtom } from '../../state/session/session.ts';
import { beginSlotWorkAtom } from '../../state/slot/slot.ts';
import { beginTrolleyWorkAtom } from '../../state/trolley/trolley.ts';
import { startMeasuring } from './startMeasuring.ts';
import { createTimeline, type TestTimeline } from './testing/performanceTimeline.ts';

let timeline: TestTimeline;
let stop = () => {};

beforeEach(() => {
  timeline = createTimeline();
  document.body.innerHTML = '<div data-grocer=""></div>';
});
afterEach(() => {
  stop();
  performance.clearMarks();
  performance.clearMeasures();
});

function start(onMeasure?: (measurement: HeaderMeasurement) => void, measuredShare = 1) {
  const store = createStore();
  const setFunction = (given: typeof onMeasure) =>
    store.set(setPageAtom, {
      options: resolveHeaderOptions(given && { onMeasure: given, config: { measuredShare } }),
    });
  setFunction(onMeasure);
  stop = startMeasuring(store);
  return { store, setFunction };
}

const namesOf = (type: string) => performance.getEntriesByType(type).map(({ name }) => name);

test('the marks follow the header’s start, each once per page', () => {
  const { store } = start();
  expect(namesOf('mark')).toEqual(['grocer-header:connected']);

  store.set(setSessionAtom, { kind: 'signed-in', customerId: '100001', isSignedOnAsCustomer: false });
  expect(namesOf('mark').slice(1)).toEqual(['grocer-header:session']);

  store.set(beginTrolleyWorkAtom)({ kind: 'failed', error: new Error('down') });
  expect(namesOf('mark')).not.toContain('grocer-header:services');
  store.set(beginSlotWorkAtom)({ kind: 'none' });
  expect(namesOf('mark').slice(2)).toEqual(['grocer-header:services']);

  stop();
  start();
  expect(namesOf('mark')).toHaveLength(3);
});

describe('onMeasure', () => {
  const mark = { name: 'grocer-header', startTime: 900 };
  const measured = { kind: 'mark', name: 'interactive', at: 900 };

  test('may be given later, and gets the earlier measurements', async () => {
    const onMeasure = vi.fn();
    timeline.add('mark', mark);
    const { setFunction } = start();
    setFunction(onMeasure);

    await vi.waitFor(() => expect(onMeasure).toHaveBeenCalledWith({ ...measured, ...release }), {
      timeout: 10_000,
    });
  });

  test('gets nothing with a share of 0, nor after the header was unmounted, even if its code was still loading', async () => {
    const [unmounted, mounted] = [vi.fn(), vi.fn()];
    timeline.add('mark', mark);
    start(unmounted);
    stop();
    const excluded = vi.fn();
    start(excluded, 0);
    const stopExcluded = stop;
    start(mounted);

    await vi.waitFor(() => expect(mounted).toHaveBeenCalled(), { timeout: 10_000 });
    expect(unmounted).not.toHaveBeenCalled();
    expect(excluded).not.toHaveBeenCalled();
    stopExcluded();
  });

  test('costs no measuring if the host gives none', async () => {
    const observe = vi.spyOn(PerformanceObserver.prototype, 'observe');
    const { store } = start();
    const other = createStore();
    other.set(setPageAtom, { options: resolveHeaderOptions({ onMeasure: vi.fn() }) });
    const stopOther = startMeasuring(other);

    await vi.waitFor(() => expect(observe).toHaveBeenCalled(), { timeout: 10_000 });
    const observed = observe.mock.calls.length;
    stopOther();
    store.set(setPageAtom, { options: resolveHeaderOptions({}) });
    expect(observe).toHaveBeenCalledTimes(observed);
  });
});

describe('the mark “painted”', () => {
  // Each test is a new page, because each mark is set once per page.
  beforeEach(() => void vi.resetModules());
  afterEach(() => void vi.restoreAllMocks());

  async function paintedAt(header: { stamp: string; renderedAt?: number; firstContentAt?: number }) {
    document.querySelector('div')?.setAttribute('data-grocer', header.stamp);
    const entries: Record<string, number | undefined> = {
      'first-contentful-paint': header.firstContentAt,
      'grocer-header': header.renderedAt,
    };
    const { getEntriesByName } = performance;
    vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) => {
      const startTime = entries[name];
      return startTime === undefined ? [] : [{ startTime } as PerformanceEntry];
    });
    const module: { startMeasuring: typeof startMeasuring } = await import('./startMeasuring.ts');
    stop = module.startMeasuring(createStore());
    return getEntriesByName.call(performance, 'grocer-header:painted')[0]?.startTime;
  }

  const stamp = '{"version":"1.2.3"}';
  const painted = { firstContentAt: 300, renderedAt: 900 };

  test.each([
    ['of server HTML is at the page’s first content', { stamp, ...painted }, 300],
    ['of a header without server HTML is after its first render', { stamp: '', ...painted }, 900],
    ['of a page that has not been painted is missing', { stamp, renderedAt: 900 }, undefined],
  ])('%s', async (_, header, at) => {
    expect(await paintedAt(header)).toBe(at);
  });

  test('is missing if the Performance API is broken, and the page works', async () => {
    vi.spyOn(performance, 'mark').mockImplementation(() => {
      throw new TypeError('performance.mark takes one argument');
    });

    await expect(paintedAt({ stamp: '', renderedAt: 900 })).resolves.toBeUndefined();
  });
});
