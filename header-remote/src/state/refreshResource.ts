import type { Getter } from 'jotai';
import { type FinishWork, rememberShopper } from './session/shopper.ts';

interface RefreshDeps<State> {
  get: Getter;
  begin: () => FinishWork<State>;
  /** One guard per resource and store, because two stores must not drop each other's responses. */
  latest: ReturnType<typeof latestOnly>;
  read: () => Promise<State>;
  /** The state after a failed read. */
  failed: (error: unknown) => State;
}

/**
 * Reads a resource. A response or failure is dropped when a newer read has begun (behaviour/session#late-answers), or
 * when it belongs to a former shopper.
 */
export async function refreshResource<State>(deps: RefreshDeps<State>): Promise<void> {
  const { get, begin, latest, read, failed } = deps;
  const isSameShopper = rememberShopper(get);
  const finish = begin();
  try {
    const result = await latest(read);
    finish(result === superseded ? undefined : result);
  } catch (error) {
    finish(isSameShopper() ? failed(error) : undefined);
  }
}

/**
 * Drops late answers: only the newest call's answer is used.
 *
 *   call 1  ├──────────────────┤ answered, but call 2 is newer: 'superseded'
 *   call 2       ├────────┤ used
 *
 * A superseded failure is dropped as well, because its result is not needed any more.
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
