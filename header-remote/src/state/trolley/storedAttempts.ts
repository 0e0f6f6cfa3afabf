import { browserSession } from '../../platform/storage/storage.ts';

// The keys in session storage for a tab's attempts to place orders (decision 9). This is a module of its own,
// because the code that reads the attempts is in the dialogs' chunk.

export const attemptsKey = 'grocer.placements.1';
export const savedBeaconKey = 'grocer.placements.beacon.1';

/** Whether the outcome of an order may be unknown. */
export const mayHaveUnsettled = (): boolean => !!browserSession.read(attemptsKey)?.includes('"asked"');

/** Removes the attempts of a former shopper, and the beacon. */
export function forgetAttempts(): void {
  browserSession.remove(attemptsKey);
  browserSession.remove(savedBeaconKey);
}
