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

/** What the cookie `X-Has-Token-Session` was last seen to say. */
export const hasTokenSessionAtom = atom((get) => get(tokenSessionAtom));

/**
 * Whether the header looks signed in (specification §4, clarification 22): until the token service has answered, the
 * token-session cookie decides.
 */
export const signedInLookAtom = atom((get) => {
  const session = get(baseAtom);
  return session.kind === 'pending' ? get(tokenSessionAtom) : session.kind === 'signed-in';
});

/** Sets what the cookie `X-Has-Token-Session` says: the fragment's stamp first, the browser's own cookie later. */
export const seeTokenSessionAtom = atom(null, (_get, set, present: boolean) =>
  set(tokenSessionAtom, present),
);

export const setSessionAtom = atom(null, (_get, set, session: Session) => set(baseAtom, session));
