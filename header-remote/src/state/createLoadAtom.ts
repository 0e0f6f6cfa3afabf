import { atom, type Getter, type WritableAtom } from 'jotai';
import { type FinishWork, rememberShopper } from './session/shopper.ts';

/**
 * Creates the atom that loads a resource. A response or failure is dropped if a newer load has begun
 * (behaviour/session#late-answers) or if the shopper has changed.
 *
 * @param toFailed returns the state after a failed read
 */
export function createLoadAtom<State>(
  beginAtom: WritableAtom<null, [], FinishWork<State>>,
  read: (get: Getter) => Promise<State>,
  toFailed: (get: Getter, error: unknown) => State,
) {
  const latestAtom = atom(() => latestOnly());
  return atom(null, async (get, set) => {
    const isSameShopper = rememberShopper(get);
    const finish = set(beginAtom);
    try {
      const state = await get(latestAtom)(() => read(get));
      finish(state === superseded ? undefined : state);
    } catch (error) {
      finish(isSameShopper() ? toFailed(get, error) : undefined);
    }
  });
}

/**
 * Drops late answers: only the answer to the newest call is used.
 *
 *   call 1  ├──────────────────┤ answered, but call 2 is newer: `superseded`
 *   call 2       ├────────┤ used
 *
 * Failures of superseded calls are dropped too. Create one instance per store, in an atom: two stores must
 * not drop each other's responses.
 */
export function latestOnly(): <Answer>(read: () => Promise<Answer>) => Promise<Answer | typeof superseded> {
  let newest = 0;
  return async (read) => {
    newest += 1;
    const current = newest;
    try {
      const answer = await read();
      return current === newest ? answer : superseded;
    } catch (error) {
      if (current === newest) throw error;
      return superseded;
    }
  };
}

export const superseded = Symbol('superseded');
