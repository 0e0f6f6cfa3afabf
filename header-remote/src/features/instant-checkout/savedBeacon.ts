import type { InstantCheckoutBeacon } from '@grocer/shared-contracts';
import { browserSession } from '../../platform/storage/storage.ts';
import { toJson } from '../../platform/toJson.ts';
import { savedBeaconKey } from '../../state/trolley/storedAttempts.ts';

/**
 * The beacon of the order that this tab has last sent to be placed, in session storage: after a reload the trolley is
 * that of the next order.
 */
export const savedBeacon = {
  write: (beacon: InstantCheckoutBeacon): void => void browserSession.write(savedBeaconKey, toJson(beacon)),
  /** Reads and removes the beacon. Undefined if the saved one belongs to another order or cannot be read. */
  take(customerOrderId: string): InstantCheckoutBeacon | undefined {
    const beacon = read();
    if (beacon?.customerOrderId !== customerOrderId) return undefined;
    browserSession.remove(savedBeaconKey);
    return beacon;
  },
};

function read(): InstantCheckoutBeacon | null {
  try {
    return JSON.parse(browserSession.read(savedBeaconKey) ?? 'null');
  } catch {
    return null;
  }
}
