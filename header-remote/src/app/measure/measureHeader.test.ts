// @vitest-environment jsdom
import { type HeaderMeasurement, resolveHeaderOptions } from '@grocer/shared-contracts';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { release } from '../../platform/release.ts';
import { setPageAtom } from '../../state/page/page.ts';
import { measureHeader, partOf } from './measureHeader.ts';
import { createTimeline, type TestTimeline } from './testing/performanceTimeline.ts';

let timeline: TestTimeline;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  timeline = createTimeline();
  document.body.innerHTML =
    '<div data-grocer=""><form role="search"><input></form></div><button>Add</button>';
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start(onMeasure?: (measurement: HeaderMeasurement) => void) {
  const measured: HeaderMeasurement[] = [];
  const collect = ({ release: version, line, ...one }: HeaderMeasurement) => {
    expect({ release: version, line }).toEqual(release);
    measured.push(one);
  };
  const store = createStore();
  store.set(setPageAtom, { options: resolveHeaderOptions({ onMeasure: onMeasure ?? collect }) });
  stop = measureHeader(store);
  return measured;
}

const anEvent = (values: object) => ({
  name: 'click',
  interactionId: 1,
  target: document.querySelector('input'),
  startTime: 1000,
  processingStart: 1008,
  processingEnd: 1030,
  duration: 48,
  ...values,
});

/** Adds events, and waits the second after which they are sent. */
function interact(...events: object[]) {
  timeline.add('event', ...events);
  vi.advanceTimersByTime(1000);
}

describe('marks and measures', () => {
  test('are sent with the names of their milestones, including those from before the start', () => {
    timeline.add('mark', { name: 'grocer-header', startTime: 900 }, { name: 'shop-ready', startTime: 950 });

    const measured = start();
    timeline.add('mark', { name: 'grocer-header:services', startTime: 1500 });
    timeline.add('measure', { name: 'grocer-header:menu', startTime: 2000, duration: 40 });

    expect(measured).toEqual([
      { kind: 'mark', name: 'interactive', at: 900 },
      { kind: 'mark', name: 'services', at: 1500 },
      { kind: 'duration', name: 'menu', at: 2000, duration: 40 },
    ]);
  });

  test('of a page that was prerendered count from the moment when it was opened', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ activationStart: 30_000 }] as never);
    timeline.add('mark', { name: 'grocer-header:painted', startTime: 1200 });

    const measured = start();
    timeline.add('mark', { name: 'grocer-header', startTime: 30_100 });

    expect(measured).toEqual([
      { kind: 'mark', name: 'painted', at: 0 },
      { kind: 'mark', name: 'interactive', at: 100 },
    ]);
  });

  test('are not sent any more once it is stopped', () => {
    const measured = start();
    stop();
    timeline.add('mark', { name: 'grocer-header', startTime: 900 });

    expect(measured).toEqual([]);
  });
});

describe('interactions', () => {
  test('are sent once, with the longest of their events and its phases', () => {
    const measured = start();
    timeline.add('event', anEvent({ name: 'pointerdown', duration: 24 }), anEvent({ name: 'pointerup' }));
    timeline.add('event', anEvent({ duration: 32 }));
    expect(measured).toEqual([]);

    vi.advanceTimersByTime(1000);

    const phases = { inputDelay: 8, processing: 22, presentation: 18 };
    expect(measured).toEqual([
      { kind: 'interaction', input: 'pointer', part: 'search', at: 1000, duration: 48, ...phases },
    ]);
  });

  test('say that a key was pressed, but not which', () => {
    const measured = start();
    interact(anEvent({ name: 'keydown', key: 'x' }));

    expect(measured).toMatchObject([{ input: 'keyboard', part: 'search' }]);
    expect(JSON.stringify(measured)).not.toContain('"x"');
  });

  test('outside the header, and events that are no interaction, are left out', () => {
    const measured = start();
    const target = document.querySelector('button');
    interact(anEvent({ target }), anEvent({ name: 'pointerover', interactionId: 0 }));

    expect(measured).toEqual([]);
  });

  test('count for the header if the press has removed its element', () => {
    const measured = start();
    interact(anEvent({ name: 'pointerdown' }), anEvent({ target: null, duration: 80 }));

    expect(measured).toMatchObject([{ part: 'search', duration: 80 }]);
  });

  test('are sent at once when the page is hidden', () => {
    const measured = start();
    timeline.add('event', anEvent({}));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));

    expect(measured).toHaveLength(1);
  });

  test('are not measured by a browser without Event Timing', () => {
    timeline = createTimeline(['mark', 'measure']);
    const measured = start();
    interact(anEvent({}));

    expect(measured).toEqual([]);
  });
});

test('a function that throws gets the next measurement, and the console says so once', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onMeasure = vi.fn(() => {
    throw new Error('the page is broken');
  });
  start(onMeasure);

  timeline.add('mark', { name: 'grocer-header', startTime: 900 });
  timeline.add('mark', { name: 'grocer-header:services', startTime: 1500 });

  expect(onMeasure).toHaveBeenCalledTimes(2);
  const reports = [...logged.mock.calls, ...warned.mock.calls].map(([text]) => String(text));
  expect(reports).toEqual([expect.stringContaining("the host's function onMeasure threw")]);
});

test.each([
  ['<form role="search"><input></form>', 'input', 'search'],
  ['<div popover><form role="search"><input></form></div>', 'input', 'search'],
  ['<div popover><a href="/">Bread</a></div>', 'a', 'menu'],
  ['<dialog popover><button>Back</button></dialog>', 'button', 'menu'],
  ['<dialog><button>OK</button></dialog>', 'button', 'dialog'],
  ['<nav><a href="/">Offers</a></nav>', 'a', 'navigation'],
  ['<a href="/trolley"><span>£84.20</span></a>', 'span', 'link'],
  ['<button><svg></svg></button>', 'svg', 'button'],
  ['<p>Anna</p>', 'p', 'header'],
])('in the header, %s is named by its kind', (html, selector, part) => {
  document.body.innerHTML = `<div data-grocer="">${html}</div>`;

  expect(partOf(document.querySelector(selector))).toBe(part);
});

test('a text is in the part of its element; the page’s own elements and removed ones are in none', () => {
  document.body.innerHTML = '<div data-grocer=""><button>Groceries</button></div><main></main>';

  expect(partOf(document.querySelector('button')?.firstChild)).toBe('button');
  for (const element of [document.querySelector('main'), document.createElement('button'), null])
    expect(partOf(element)).toBeUndefined();
});
