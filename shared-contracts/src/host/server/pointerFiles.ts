import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Stores the last verified pointer on disk for the processes of a host. Each sequence has its own file,
 * `<pointerFile>.<sequence>`, and the highest one counts: a slow process can never replace a newer pointer by an older
 * one, and a process that crashes leaves no lock behind.
 */
export function createPointerFiles(pointerFile: string) {
  const folder = path.dirname(pointerFile);
  const prefix = `${path.basename(pointerFile)}.`;
  const fileOf = (sequence: number) => `${pointerFile}.${sequence}`;

  return {
    /** The text of the pointer with the highest sequence. Undefined if there is none. */
    async read(): Promise<string | undefined> {
      const [highest] = await storedSequences();
      return highest === undefined ? undefined : readFile(fileOf(highest), 'utf8');
    },
    async write(sequence: number, text: string): Promise<void> {
      const incoming = `${fileOf(sequence)}.new-${process.pid}`;
      await writeFile(incoming, text);
      await rename(incoming, fileOf(sequence));
      // The one before stays: another process may be reading it.
      const [, , ...older] = await storedSequences();
      await Promise.all(older.map((each) => rm(fileOf(each), { force: true })));
    },
  };

  /** Highest first. */
  async function storedSequences(): Promise<number[]> {
    const names = await readdir(folder);
    return names
      .filter((name) => name.startsWith(prefix))
      .map((name) => Number(name.slice(prefix.length)))
      .filter(Number.isSafeInteger)
      .sort((a, b) => b - a);
  }
}
