import type {
  DurationMeasurement,
  HeaderMeasurement,
  InteractionPhases,
  MarkMeasurement,
  MeasuredPart,
  VitalMeasurement,
} from '@grocer/shared-contracts';
import { onCLS } from 'web-vitals/attribution/onCLS.js';
import { onINP } from 'web-vitals/attribution/onINP.js';
import { onLCP } from 'web-vitals/attribution/onLCP.js';
import { attempt } from '../../platform/attempt.ts';
import { createDisposer } from '../../platform/createDisposer.ts';
import { isFirstOnPage } from '../../platform/isFirstOnPage.ts';
import { logToConsole } from '../../platform/logger/logToConsole.ts';
import { release } from '../../platform/release.ts';
import { optionsAtom } from '../../state/page/page.ts';
import type { Store } from '../runtime/headerInstance.ts';
import { stampAttribute } from '../runtime/stamp.ts';
import { entryName, prefix } from './names.ts';

type SendMeasurement = (measurement: HeaderMeasurement) => void;

/**
 * Sends every measurement since the page's start to the host (behaviour/measurements#function). Returns the
 * function that stops it.
 */
export function measureHeader(store: Store): () => void {
  let hasThrown = false;
  const openedAt = attempt(readOpenedAt) ?? 0;
  const send: SendMeasurement = (measurement) => {
    try {
      const { onMeasure } = store.get(optionsAtom);
      const sent = { ...measurement, ...release };
      onMeasure?.('at' in sent ? { ...sent, at: Math.max(0, sent.at - openedAt) } : sent);
    } catch (error) {
      if (!hasThrown) logToConsole("the host's function onMeasure threw; the measurement is lost", error);
      hasThrown = true;
    }
  };
  return createDisposer([followEntries(send), followInteractions(send), followVitals(send)]);
}

/** When a prerendered page was activated, otherwise 0. TypeScript's DOM library lacks `activationStart`. */
function readOpenedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  return navigation?.activationStart ?? 0;
}

const marks = ['painted', 'connected', 'session', 'services'] as const;
const durations = ['menu', 'suggestions'] as const;

const markNames = new Map<string, MarkMeasurement['name']>([
  [prefix, 'interactive'],
  ...marks.map((name) => [entryName(name), name] as const),
]);
const durationNames = new Map<string, DurationMeasurement['name']>(
  durations.map((name) => [entryName(name), name]),
);

/** Sends the header's own performance marks and measures. Returns the function that stops it. */
const followEntries = (send: SendMeasurement): (() => void) =>
  createDisposer([
    observeEntries('mark', (entries) => {
      for (const { name: entry, startTime: at } of entries) {
        const name = markNames.get(entry);
        if (name) send({ kind: 'mark', name, at });
      }
    }),
    observeEntries('measure', (entries) => {
      for (const { name: entry, startTime: at, duration } of entries) {
        const name = durationNames.get(entry);
        if (name) send({ kind: 'duration', name, at, duration });
      }
    }),
  ]);

/** The shortest duration of events that browsers can be asked to report. Milliseconds. */
const durationThreshold = 16;

/** An interaction is sent after this time without a further event, or when the page is hidden. Milliseconds. */
const completeAfterMs = 1000;

type EventEntry = PerformanceEventTiming & { interactionId?: number };

/**
 * Sends every press and keystroke of 16 ms or longer in the header or a widget
 * (behaviour/measurements#interactions). Returns the function that stops it.
 */
function followInteractions(send: SendMeasurement): () => void {
  const longest = new Map<number, { entry: EventEntry; part: ReturnType<typeof partOf> }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendAll = () => {
    for (const { entry, part } of longest.values()) {
      const input = entry.name.startsWith('key') ? 'keyboard' : 'pointer';
      const { startTime: at, duration } = entry;
      if (part) send({ kind: 'interaction', input, part, at, duration, ...phasesOf(entry) });
    }
    longest.clear();
  };
  const sendIfHidden = () => {
    if (document.visibilityState === 'hidden') sendAll();
  };
  const collect = (entries: EventEntry[]) => {
    for (const entry of entries) {
      if (!entry.interactionId) continue;
      const known = longest.get(entry.interactionId);
      // The part is that of the first event with a part: a press may move the focus, or remove its element.
      const part = known?.part ?? partOf(entry.target);
      const isLonger = known === undefined || entry.duration > known.entry.duration;
      longest.set(entry.interactionId, { entry: isLonger ? entry : known.entry, part });
    }
    clearTimeout(timer);
    timer = setTimeout(sendAll, completeAfterMs);
  };
  document.addEventListener('visibilitychange', sendIfHidden);
  return createDisposer([
    observeEntries<EventEntry>('event', collect, { durationThreshold } as PerformanceObserverInit),
    () => document.removeEventListener('visibilitychange', sendIfHidden),
    () => clearTimeout(timer),
  ]);
}

function phasesOf({ startTime, processingStart, processingEnd, duration }: EventEntry): InteractionPhases {
  return {
    inputDelay: processingStart - startTime,
    processing: processingEnd - processingStart,
    // Browsers round durations, so the next paint may seem earlier than the end of the handlers.
    presentation: Math.max(0, startTime + duration - processingEnd),
  };
}

/** Prefix of `generateTarget`'s names. web-vitals names elements outside the header by their selectors. */
const ours = 'grocer-header/';

/** Receivers of web vitals. web-vitals cannot be stopped, so it is started once per page for all of them. */
const listeners = new Set<SendMeasurement>();

/**
 * Sends the page's web vitals whose element is in the header or a widget (behaviour/measurements#web-vitals).
 * Returns the function that stops it.
 */
function followVitals(send: SendMeasurement): () => void {
  listeners.add(send);
  if (isFirstOnPage('web vitals')) start();
  return () => listeners.delete(send);
}

function start(): void {
  const options = { generateTarget };
  onINP((metric) => sendIfOurs(metric, metric.attribution.interactionTarget), options);
  onLCP((metric) => sendIfOurs(metric, metric.attribution.target), options);
  onCLS((metric) => sendIfOurs(metric, metric.attribution.largestShiftTarget), options);
}

function generateTarget(node: Node | null): string | undefined {
  const part = partOf(node);
  return part && `${ours}${part}`;
}

function sendIfOurs(metric: Pick<VitalMeasurement, 'name' | 'value' | 'rating'>, target = ''): void {
  if (!target.startsWith(ours)) return;
  const part = target.slice(ours.length) as MeasuredPart;
  const { name, value, rating } = metric;
  for (const send of listeners) send({ kind: 'vital', name, value, rating, part });
}

/**
 * Observes the performance entries of a type, including those that exist already. Returns the function that
 * stops it.
 */
function observeEntries<Entry extends PerformanceEntry>(
  type: string,
  listener: (entries: Entry[]) => void,
  options: PerformanceObserverInit = {},
): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const observer = new PerformanceObserver((list) => listener(list.getEntries() as Entry[]));
  observer.observe({ type, buffered: true, ...options });
  return () => observer.disconnect();
}

/**
 * The parts of the header by selector; the first selector that matches applies. Only these fixed names are
 * sent, so that a measurement contains no text of the page.
 */
const parts = [
  ['[role="search"]', 'search'],
  ['[popover]', 'menu'],
  ['dialog', 'dialog'],
  ['nav', 'navigation'],
  ['a', 'link'],
  ['button', 'button'],
  [`[${stampAttribute}]`, 'header'],
] as const satisfies readonly (readonly [string, MeasuredPart])[];

/** The part of the header that a node is in. Undefined outside the header and its widgets. */
export function partOf(node: Node | null | undefined): MeasuredPart | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element?.closest(`[${stampAttribute}]`)) return undefined;
  return parts.find(([selector]) => element.closest(selector))?.[1];
}
