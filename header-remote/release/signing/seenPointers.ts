import { ReleaseError } from '../ReleaseError.ts';
import { readJson, replaceJson } from '../releaseFolder.ts';

/** The pointers that this machine has signed last, by channel. */
type SeenPointers = Record<string, { sequence: number; revoked: readonly string[] }>;

export const readSeen = async (file: string | undefined): Promise<SeenPointers> =>
  (file === undefined ? undefined : await readJson(file)) ?? {};

/**
 * Refuses to work on a pointer that is older than one that was signed here: whoever can write to the folder of releases
 * may have put it back, to have an old version signed anew. @throws ReleaseError
 */
export async function assertNotOlder(file: string | undefined, channel: string, sequence: number) {
  const seen = (await readSeen(file))[channel]?.sequence ?? 0;
  if (sequence >= seen) return;
  throw new ReleaseError(
    `Channel ${channel} has a pointer of sequence ${sequence}, but ${seen} was signed here: somebody has put an older one back; restore it, or delete ${file} if the folder is new`,
  );
}

/** Remembers a pointer, so that this machine works on no older one. */
export async function rememberPointer(file: string | undefined, payload: string): Promise<void> {
  if (file === undefined) return;
  const { channel, sequence, revoked } = JSON.parse(payload);
  await replaceJson(file, { ...(await readSeen(file)), [channel]: { sequence, revoked } });
}
