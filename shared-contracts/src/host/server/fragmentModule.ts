import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Switches } from '../../contracts/switches.ts';
import { importFile } from './importFile.ts';
import type { MenuAnswers } from './menus.ts';
import type { StartScript, Styles } from './releaseFiles.ts';
import type { FragmentRequest } from './request.ts';

export type RenderRequest = FragmentRequest & {
  styles: Styles;
  start?: StartScript | undefined;
  menus: MenuAnswers;
  switches?: Switches | undefined;
};

/** The module `fragments.module` of a release. */
interface FragmentModule {
  renderFragment(request: RenderRequest): string;
}

/** Renders with the module of one release. */
export interface Renderer {
  render(request: RenderRequest): string | Promise<string>;
  /** Frees the renderer's resources. Pages that are being rendered are still finished. */
  close(): void;
}

const importedModules = new Map<string, Promise<FragmentModule>>();

/**
 * Imports the module of a release into this process, once per hash: a process never releases an imported module, so
 * one that was imported for each page would fill its memory. A failed import is not repeated, unless the file system
 * has failed (behaviour/loading#failing-release).
 */
export async function createRenderer(source: string, hash: string): Promise<Renderer> {
  const importing = importedModules.get(hash) ?? importModule(source);
  importedModules.set(hash, importing);
  try {
    const { renderFragment } = await importing;
    return { render: renderFragment, close() {} };
  } catch (error) {
    if (isSystemError(error)) importedModules.delete(hash);
    throw error;
  }
}

/** Whether an error comes from the file system: then the module itself may be good. */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

function importModule(source: string): Promise<FragmentModule> {
  return withTemporaryFiles(
    { 'fragment.mjs': source },
    (folder) => importFile(pathToFileURL(path.join(folder, 'fragment.mjs')).href) as Promise<FragmentModule>,
  );
}

/** Writes files into a temporary folder while `use` runs. */
export async function withTemporaryFiles<Result>(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'grocer-fragment-'));
  const removeAtExit = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeAtExit);
  try {
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)));
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    process.off('exit', removeAtExit);
  }
}
