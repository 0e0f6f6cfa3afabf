import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from './ReleaseError.ts';

/** File in a version's folder with the taxonomy of its static fragments, to build it or to render them again. */
export const taxonomyFile = 'taxonomy.json';

const timeoutMs = 10_000;

/**
 * Reads an answer of the taxonomy service, for the links for crawlers in the static fragments.
 * @param source a web address, or a file relative to the caller's directory
 * @throws ReleaseError
 */
export async function readTaxonomy(source: string): Promise<unknown> {
  try {
    return JSON.parse(await read(source));
  } catch (error) {
    throw new ReleaseError(`--taxonomy ${source} cannot be read: ${(error as Error).message}`);
  }
}

async function read(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(path.resolve(process.env.INIT_CWD ?? '.', source), 'utf8');
  const headers = { Authorization: 'Bearer unauthenticated', breadcrumb: 'site-header' };
  const response = await fetch(source, { headers, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return response.text();
}
