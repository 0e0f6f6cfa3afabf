import type { InstantCheckoutBeacon } from '@grocer/shared-contracts';
import { browserSession } from '../../platform/storage/storage.ts';
import { toJson } from '../../platform/toJson.ts';

const key = 'grocer.placements.beacon.1';

/**
 * The beacon of the order that this tab has last sent to be placed, in session storage: after a reload the trolley is
 * that of the next order (behaviour/checkout#26).
 */
export const savedBeacon = {
  write: (beacon: InstantCheckoutBeacon): void => void browserSession.write(key, toJson(beacon)),
  /** Reads and removes the beacon. Undefined if the saved one belongs to another order or cannot be read. */
  take(customerOrderId: string): InstantCheckoutBeacon | undefined {
    const beacon = read();
    if (beacon?.customerOrderId !== customerOrderId) return undefined;
    browserSession.remove(key);
    return beacon;
  },
  /** Removes the beacon of a former shopper. */
  forget: (): void => browserSession.remove(key),
};

function read(): InstantCheckoutBeacon | null {
  try {
    return JSON.parse(browserSession.read(key) ?? 'null');
  } catch {
    return null;
  }
}
