import { browserSession } from '../../platform/storage/storage.ts';

// In session storage: what a tab knows of the orders that it has sent (decision 9). Apart from the code that reads it, which
// is in the dialogs' chunk.

export const attemptsKey = 'grocer.placements.1';
export const savedBeaconKey = 'grocer.placements.beacon.1';

/** Whether the outcome of an order may be unknown. */
export const mayHaveUnsettled = (): boolean => !!browserSession.read(attemptsKey)?.includes('"asked"');

/** Removes what belongs to a former shopper. */
export function forgetAttempts(): void {
  browserSession.remove(attemptsKey);
  browserSession.remove(savedBeaconKey);
}
