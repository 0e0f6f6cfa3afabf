import type { Getter } from 'jotai';
import { type latestOnly, superseded } from '../platform/latestOnly.ts';
import type { FinishWork } from './resource.ts';
import { rememberShopper } from './session/shopper.ts';

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
