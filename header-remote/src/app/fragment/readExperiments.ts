import type { FragmentRequest, ServerAnalyticsEvent } from '@grocer/shared-contracts/host/server';
import { logToConsole } from '../../platform/logger/logToConsole.ts';
import type { Stamp } from '../runtime/stamp.ts';

/** Names and variants become words of an attribute, by which a style sheet selects. */
const word = /^[\w-]+$/;

/** The experiments of a page's request. Leaves out and reports a malformed one: an error would leave no header. */
export function readExperiments(given: FragmentRequest['experiments']): Stamp['experiments'] {
  const chosen = Object.entries(given ?? {}).filter(([, variant]) => variant !== undefined);
  const valid = chosen.filter((entry): entry is [string, string] =>
    entry.every((text) => word.test(`${text}`)),
  );
  if (valid.length < chosen.length)
    logToConsole(
      'an experiment of a page is left out: its name and variant may have letters, digits, - and _',
    );
  return valid.length > 0 ? Object.fromEntries(valid) : undefined;
}

/** The attribute of the fragment's element: `data-grocer-experiments="name:variant name:variant"`. */
export function experimentsAttribute(experiments: Stamp['experiments'] = {}): string {
  const words = Object.entries(experiments).map(([name, variant]) => `${name}:${variant}`);
  return words.length > 0 ? ` data-grocer-experiments="${words.join(' ')}"` : '';
}

/** The events that say which variants the page has shown (behaviour/analytics#exposure). */
export const exposuresOf = (experiments: Stamp['experiments'] = {}): ServerAnalyticsEvent[] =>
  Object.entries(experiments).map(([experiment, variant]) => ({
    name: 'experiment_exposure',
    payload: { experiment, variant },
  }));
