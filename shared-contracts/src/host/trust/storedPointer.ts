import type { PublicKeys } from './publicKeys.ts';
import { type VerifiedPointer, verifyPointer } from './verifyPointer.ts';

const keyOf = (address: string) => `grocer.header.pointer ${address}`;

/** Stores the last verified pointer of a channel in `localStorage`, which the next pages of the origin read. */
export function storePointer(address: string, { text }: VerifiedPointer): void {
  try {
    localStorage.setItem(keyOf(address), text);
  } catch {
    // Without access to storage an old pointer cannot be recognised: it is limited by its expiry only.
  }
}

/**
 * Returns the stored pointer of a channel. It is verified like one from the network, because every script of the page
 * can change the storage; undefined if there is none, or if it has expired.
 */
export async function readStoredPointer(
  address: string,
  keys: PublicKeys,
): Promise<VerifiedPointer | undefined> {
  try {
    const text = localStorage.getItem(keyOf(address));
    return text === null ? undefined : await verifyPointer(text, address, { keys, minSequence: 0 });
  } catch {
    return undefined;
  }
}
