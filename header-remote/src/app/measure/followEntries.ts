import type { DurationMeasurement, MarkMeasurement } from '@grocer/shared-contracts';
import { createDisposer } from '../../platform/createDisposer.ts';
import type { SendMeasurement } from './measureHeader.ts';
import { entryName, prefix } from './names.ts';
import { observeEntries } from './observeEntries.ts';

const marks = ['painted', 'connected', 'session', 'services'] as const;
const durations = ['menu', 'suggestions'] as const;

const markNames = new Map<string, MarkMeasurement['name']>([
  [prefix, 'interactive'],
  ...marks.map((name) => [entryName(name), name] as const),
]);
const durationNames = new Map<string, DurationMeasurement['name']>(
  durations.map((name) => [entryName(name), name]),
);

/** Sends the header's own marks and measures. The result stops. */
export const followEntries = (send: SendMeasurement): (() => void) =>
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
