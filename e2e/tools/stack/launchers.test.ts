import { describe, expect, test } from 'vitest';
import { type FindProcess, findLaunchers, type Process, stillLaunched } from './launchers.ts';

const table = new Map<number, Process>([
  [60, { parent: 50, command: 'node --conditions=@grocer/source e2e/tools/stack/start.ts' }],
  [50, { parent: 40, command: 'sh -c node --conditions=@grocer/source e2e/tools/stack/start.ts' }],
  [40, { parent: 30, command: 'node /home/anna/.npm/_npx/1a2b/node_modules/.bin/pnpm start' }],
  [30, { parent: 20, command: 'sh -c pnpm start' }],
  [20, { parent: 10, command: 'npm exec pnpm@12 start' }],
  [10, { parent: 1, command: '-bash' }],
]);
const find: FindProcess = (pid) => table.get(pid);

describe('findLaunchers', () => {
  test('goes up to npx and excludes the shell in which the command was typed', () => {
    expect(findLaunchers(60, find)).toEqual([50, 40, 30, 20]);
  });

  test('excludes a script that calls npx among other commands', () => {
    const script: Process = { parent: 1, command: 'bash -c npx -y pnpm@12 start & echo started' };

    expect(findLaunchers(60, (pid) => (pid === 10 ? script : find(pid)))).toEqual([50, 40, 30, 20]);
  });

  test('is empty for a command that was typed without npx', () => {
    expect(findLaunchers(60, (pid) => (pid === 50 ? table.get(10) : find(pid)))).toEqual([]);
  });
});

describe('stillLaunched', () => {
  test('is false after npx has exited, even if the shell below it still runs', () => {
    const orphan: Process = { parent: 1, command: 'sh -c pnpm start' };

    expect(stillLaunched(60, [50, 40, 30, 20], find)).toBe(true);
    expect(stillLaunched(60, [50, 40, 30, 20], (pid) => (pid === 30 ? orphan : find(pid)))).toBe(false);
  });
});
