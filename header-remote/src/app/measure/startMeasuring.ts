import { attempt } from '../../platform/attempt.ts';
import { createDisposer } from '../../platform/createDisposer.ts';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { isFirstOnPage } from '../../platform/isFirstOnPage.ts';
import { whenIdle } from '../../platform/whenIdle.ts';
import { optionsAtom } from '../../state/page/page.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { slotAtom } from '../../state/slot/slot.ts';
import { trolleyAtom } from '../../state/trolley/trolley.ts';
import type { Store } from '../runtime/headerInstance.ts';
import { stampAttribute } from '../runtime/stamp.ts';
import { entryName, type MarkName, prefix } from './names.ts';

const measureModule = createLazyModule("the measurements' code", async () => {
  const { measureHeader } = await import(/* webpackChunkName: "idle" */ './measureHeader.ts');
  return measureHeader;
});

/** Random number, drawn once per page, so that a page is measured as a whole or not at all. */
const draw = Math.random();

/**
 * Sets the performance marks of the header's start. On the share `measuredShare` of pages, measures for the host once
 * the host has passed the option `onMeasure` and the browser is idle. Returns the function that stops it.
 */
export function startMeasuring(store: Store): () => void {
  let isStopped = false;
  let stopMeasuring: (() => void) | undefined;
  const measureForHost = async () => {
    const { onMeasure, config } = store.get(optionsAtom);
    if (!onMeasure || stopMeasuring || draw >= config.measuredShare) return;
    stopMeasuring = () => {};
    await whenIdle();
    // `load` has reported a failure already, and a page works without measurements.
    const measureHeader = await measureModule.load().catch(() => undefined);
    if (!isStopped) stopMeasuring = measureHeader?.(store);
  };
  void measureForHost();
  return createDisposer([
    markMilestones(store),
    store.sub(optionsAtom, measureForHost),
    () => {
      isStopped = true;
      stopMeasuring?.();
    },
  ]);
}

/**
 * Sets the marks of the header's start, each once per page (behaviour/measurements#marks). Returns the
 * function that stops it.
 */
function markMilestones(store: Store): () => void {
  const painted = attempt(paintedAt);
  if (painted !== undefined) mark('painted', painted);
  mark('connected');
  const markAnswers = () => {
    const session = store.get(sessionAtom).kind;
    if (session === 'pending') return;
    mark('session');
    const values = [store.get(trolleyAtom), store.get(slotAtom)];
    if (session !== 'signed-in' || values.every(({ kind }) => kind !== 'unknown')) mark('services');
  };
  return createDisposer([sessionAtom, trolleyAtom, slotAtom].map((atom) => store.sub(atom, markAnswers)));
}

/** Sets a mark once per page. Does nothing if a page's script has broken `performance`. */
function mark(name: MarkName, startTime = performance.now()): void {
  if (isFirstOnPage(name)) attempt(() => performance.mark(entryName(name), { startTime }));
}

/**
 * Time of the header's first paint. Server HTML is painted with the page's first content, so the time is undefined
 * before that. A header without server HTML is painted after its first render, and not before the first content.
 */
function paintedAt(): number | undefined {
  const [firstContent] = performance.getEntriesByName('first-contentful-paint');
  const [rendered] = performance.getEntriesByName(prefix);
  const isFromServer = document.querySelector(`[${stampAttribute}^="{"]`) !== null;
  if (isFromServer || !rendered) return firstContent?.startTime;
  return Math.max(rendered.startTime, firstContent?.startTime ?? 0);
}
