import { atom } from 'jotai';
import { messageOf } from '../platform/logger/messageOf.ts';
import { servicesAtom } from './services.ts';

export type Session =
  | { kind: 'pending' }
  | { kind: 'signed-in'; customerId: string; isSignedOnAsCustomer: boolean }
  | { kind: 'signed-out' }
  | { kind: 'failed'; error: unknown };

const baseAtom = atom<Session>({ kind: 'pending' });
const tokenSessionAtom = atom(false);

export const sessionAtom = atom((get) => get(baseAtom));

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

export const startSessionAtom = atom(null, async (get, set) => {
  const { startSession, logger } = get(servicesAtom);
  try {
    const token = await startSession();
    set(baseAtom, token ? { kind: 'signed-in', ...token } : { kind: 'signed-out' });
  } catch (error) {
    logger.failure(`Failed to fetch the token: ${messageOf(error)}`, error);
    set(baseAtom, { kind: 'failed', error });
  }
});

/** The services refused the shopper's token twice (clarification 20). */
export const endSessionAtom = atom(null, (_get, set) => set(baseAtom, { kind: 'signed-out' }));
