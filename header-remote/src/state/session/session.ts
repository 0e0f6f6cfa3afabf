import type { Money } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import type { SlotTimes } from '../../platform/dates/slotTimes.ts';
import { createResourceAtoms, createShopperAtom, isAwaited } from './shopper.ts';

export type Session =
  | { kind: 'pending' }
  | { kind: 'signed-in'; customerId: string; isSignedOnAsCustomer: boolean }
  | { kind: 'signed-out' }
  | { kind: 'failed'; error: unknown };

const baseAtom = atom<Session>({ kind: 'pending' });
const tokenSessionAtom = atom(false);

export const sessionAtom = atom((get) => get(baseAtom));

/** `null` while nobody is signed in. */
export const customerIdAtom = atom((get) => {
  const session = get(baseAtom);
  return session.kind === 'signed-in' ? session.customerId : null;
});

export const isSupportUserAtom = atom((get) => {
  const session = get(baseAtom);
  return session.kind === 'signed-in' && session.isSignedOnAsCustomer;
});

/** Whether "Sign out" is shown. `unknown` until the token has arrived: support users must not see it. */
export const signOutAtom = atom((get): 'offered' | 'unknown' | 'none' => {
  const session = get(baseAtom);
  if (session.kind === 'pending') return 'unknown';
  return session.kind === 'signed-in' && !session.isSignedOnAsCustomer ? 'offered' : 'none';
});

/** The last read value of the cookie `X-Has-Token-Session`. */
export const hasTokenSessionAtom = atom((get) => get(tokenSessionAtom));

/**
 * Whether the header looks signed in. The cookie decides until the token service has answered or failed
 * (behaviour/session#signed-in-look).
 */
export const looksSignedInAtom = atom((get) => {
  const session = get(baseAtom);
  return session.kind === 'pending' ? get(tokenSessionAtom) : session.kind === 'signed-in';
});

/**
 * Creates the atoms of a resource that belongs to the shopper's order. It is busy during reads and changes,
 * and before the first read if the shopper looks signed in.
 */
export function createOrderAtoms<State extends { kind: string; hasFailed?: true }>(unknown: State) {
  const { stateAtom, busyAtom, beginAtom } = createResourceAtoms(unknown);
  return {
    stateAtom,
    beginAtom,
    busyAtom: atom((get) => get(busyAtom) || (isAwaited(get(stateAtom)) && get(looksSignedInAtom))),
  };
}

/** Sets the cookie's value: at first from the server's HTML, later from the browser. */
export const setHasTokenSessionAtom = atom(null, (_get, set, present: boolean) =>
  set(tokenSessionAtom, present),
);

export const setSessionAtom = atom(null, (_get, set, session: Session) => set(baseAtom, session));

/** Trolley and slot as stored by an earlier page. A missing value is unknown. */
export interface LastValues {
  trolley?: { itemCount: number; total: Money };
  /** The slot as text; null: no slot was booked. */
  slot?: Pick<SlotTimes, 'weekday' | 'date' | 'time'> | null;
}

const rememberedAtom = createShopperAtom<LastValues>({});

/**
 * Values to show until the services have answered. Undefined for a visitor who does not look signed in, because such
 * a visitor has no trolley or slot.
 */
export const lastValuesAtom = atom((get) => (get(looksSignedInAtom) ? get(rememberedAtom) : undefined));

export const setLastValuesAtom = atom(null, (_get, set, values: LastValues) => set(rememberedAtom, values));
