import { atom } from 'jotai';

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

/** Whether a support user is signed on as a customer. */
export const isSupportUserAtom = atom((get) => {
  const session = get(baseAtom);
  return session.kind === 'signed-in' && session.isSignedOnAsCustomer;
});

/**
 * Whether "Sign out" is offered. `unknown` until the token service has answered, because a support user must not see it.
 */
export const signOutAtom = atom((get): 'offered' | 'unknown' | 'none' => {
  const session = get(baseAtom);
  if (session.kind === 'pending') return 'unknown';
  return session.kind === 'signed-in' && !session.isSignedOnAsCustomer ? 'offered' : 'none';
});

/** The last read value of the cookie `X-Has-Token-Session`. */
export const hasTokenSessionAtom = atom((get) => get(tokenSessionAtom));

/**
 * Whether the header looks signed in: until the token service has answered, by the cookie
 * (behaviour/session#signed-in-look).
 */
export const looksSignedInAtom = atom((get) => {
  const session = get(baseAtom);
  return session.kind === 'pending' ? get(tokenSessionAtom) : session.kind === 'signed-in';
});

/** Sets the value of the cookie: first from the fragment's stamp, later from the browser. */
export const setHasTokenSessionAtom = atom(null, (_get, set, present: boolean) =>
  set(tokenSessionAtom, present),
);

export const setSessionAtom = atom(null, (_get, set, session: Session) => set(baseAtom, session));
