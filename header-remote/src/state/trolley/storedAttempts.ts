import { browserSession } from '../../platform/storage/storage.ts';

// Session-storage keys of a tab's attempts to place orders (decision 9). A separate module, because
// `orderAttempts.ts`, which reads them, is in the dialogs' chunk.

export const attemptsKey = 'grocer.placements.1';
export const savedBeaconKey = 'grocer.placements.beacon.1';

/** Whether an attempt with unknown outcome may be stored. */
export const mayHaveUnsettled = (): boolean => !!browserSession.read(attemptsKey)?.includes('"asked"');

/** Removes a former shopper's attempts and the saved beacon. */
export function forgetAttempts(): void {
  browserSession.remove(attemptsKey);
  browserSession.remove(savedBeaconKey);
}
