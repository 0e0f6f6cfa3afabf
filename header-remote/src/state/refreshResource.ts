import { type latestOnly, superseded } from '../platform/latestOnly.ts';
import type { FinishWork } from './resource.ts';

interface RefreshDeps<State> {
  begin: () => FinishWork<State>;
  /** One guard per resource and store, because two stores must not drop each other's responses. */
  latest: ReturnType<typeof latestOnly>;
  read: () => Promise<State>;
  /** The state after a failed read. */
  failed: (error: unknown) => State;
}

/** Reads a resource. A response or failure is dropped when a newer read has begun (behaviour/session#26). */
export async function refreshResource<State>({
  begin,
  latest,
  read,
  failed,
}: RefreshDeps<State>): Promise<void> {
  const finish = begin();
  try {
    const result = await latest(read);
    finish(result === superseded ? undefined : result);
  } catch (error) {
    finish(failed(error));
  }
}
