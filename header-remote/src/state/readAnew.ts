import { type latestOnly, superseded } from '../platform/latestOnly.ts';
import type { End } from './remote.ts';

interface Reading<State> {
  begin: () => End<State>;
  /** One guard per fact and store: two stores must not drop each other's answers. */
  latest: ReturnType<typeof latestOnly>;
  read: () => Promise<State>;
  /** What is known once reading has failed. */
  failed: (error: unknown) => State;
}

/** Reads a remote fact; an answer or a failure is dropped when a newer reading has begun. */
export async function readAnew<State>({ begin, latest, read, failed }: Reading<State>): Promise<void> {
  const end = begin();
  try {
    const found = await latest(read);
    end(found === superseded ? undefined : found);
  } catch (error) {
    end(failed(error));
  }
}
