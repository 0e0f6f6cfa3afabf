import type { Money } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import type { SlotTimes } from '../../platform/dates/slotTimes.ts';
import { looksSignedInAtom } from './session.ts';
import { createShopperAtom } from './shopper.ts';

/** What an earlier page knew of the shopper's trolley and slot. A missing part is not known. */
export interface LastValues {
  trolley?: { itemCount: number; total: Money };
  /** The words of the slot; null: no slot was booked. */
  slot?: Pick<SlotTimes, 'weekday' | 'date' | 'time'> | null;
}

const baseAtom = createShopperAtom<LastValues>({});

/**
 * Shown until the services have answered. Undefined for a visitor who does not look signed in: of that visitor
 * everything is known.
 */
export const lastValuesAtom = atom((get) => (get(looksSignedInAtom) ? get(baseAtom) : undefined));

export const setLastValuesAtom = atom(null, (_get, set, values: LastValues) => set(baseAtom, values));
