import type { MeasuredPart, VitalMeasurement } from '@grocer/shared-contracts';
import { onCLS } from 'web-vitals/attribution/onCLS.js';
import { onINP } from 'web-vitals/attribution/onINP.js';
import { onLCP } from 'web-vitals/attribution/onLCP.js';
import type { SendMeasurement } from './measureHeader.ts';
import { partOf } from './partOf.ts';

/** Begins the name of an element of the header. web-vitals names all others by their selectors. */
const ours = 'grocer-header/';

/** web-vitals cannot be stopped, so it is started once per page. */
const listeners = new Set<SendMeasurement>();
let isStarted = false;

/** Sends the page's web vitals whose element is in the header (behaviour/measurements#web-vitals). The result stops. */
export function followVitals(send: SendMeasurement): () => void {
  listeners.add(send);
  if (!isStarted) start();
  isStarted = true;
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
