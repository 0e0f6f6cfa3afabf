import { atom } from 'jotai';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { servicesAtom } from '../services.ts';
import { reportFlickerAtom } from './reportFlicker.ts';
import { type Session, sessionAtom, setSessionAtom } from './session.ts';

/** Fetches who is signed in from the token service (behaviour/session#7). */
export const startSessionAtom = atom(null, async (get, set) => {
  const { startSession, logger } = get(servicesAtom);
  const isFirst = get(sessionAtom).kind === 'pending';
  const session = await startSession().then(
    (token): Session =>
      token
        ? {
            kind: 'signed-in',
            customerId: token.customerId,
            isSignedOnAsCustomer: token.isSignedOnAsCustomer,
          }
        : { kind: 'signed-out' },
    (error): Session => {
      logger.failure(`Failed to fetch the token: ${errorMessage(error)}`, error);
      return { kind: 'failed', error };
    },
  );
  set(setSessionAtom, session);
  if (isFirst) set(reportFlickerAtom);
});
