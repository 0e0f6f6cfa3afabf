import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from '../ReleaseError.ts';

const rootPackage = path.join(import.meta.dirname, '../../../package.json');

/** The version of pnpm in the repository's `packageManager`. */
export const pinnedPnpm = /"pnpm@([^+"]+)/.exec(readFileSync(rootPackage, 'utf8'))?.[1] ?? '';

/** @throws ReleaseError if the pnpm that runs this command is another than the pinned one */
export function assertPinnedPnpm({ npm_config_user_agent: agent = '' }: NodeJS.ProcessEnv): void {
  const running = /^pnpm\/(\S+)/.exec(agent)?.[1] ?? pinnedPnpm;
  if (running === pinnedPnpm) return;
  throw new ReleaseError(`pnpm ${running} runs this command; a release needs npx -y pnpm@${pinnedPnpm}`);
}

/** The program that runs the pinned pnpm: the one that runs this command, or else npx. */
export const pnpmProgram = ({ npm_config_user_agent: agent = '', npm_execpath: file }: NodeJS.ProcessEnv) =>
  file !== undefined && agent.startsWith(`pnpm/${pinnedPnpm} `)
    ? [file]
    : ['npx', '-y', `pnpm@${pinnedPnpm}`];
