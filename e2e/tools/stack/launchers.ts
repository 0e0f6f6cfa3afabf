import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Process {
  parent: number;
  command: string;
}

const isPackageManager = ({ command }: Process): boolean =>
  /^\S*\b(node|npm|npx|pnpm)\b/.test(command) && /\b(npm|npx|pnpm)\b/.test(command);
const isScriptShell = ({ command }: Process): boolean => /^\S*sh (-\w+ )*-\w*c\b/.test(command);

/**
 * The processes that started this one for the same command, nearest first: `npx` starts a shell, which starts `pnpm`,
 * which starts a shell. The user's own shell is excluded, because its background jobs outlive it.
 */
export function findLaunchers(pid: number): number[] {
  const chain: { pid: number; process: Process }[] = [];
  let next = findProcess(pid)?.parent;
  while (next !== undefined && next > 1) {
    const process = findProcess(next);
    if (!process || !(isPackageManager(process) || isScriptShell(process))) break;
    chain.push({ pid: next, process });
    next = process.parent;
  }
  const outermost = chain.findLastIndex(({ process }) => isPackageManager(process));
  return chain.slice(0, outermost + 1).map((link) => link.pid);
}

/** Whether every launcher still runs. If one has exited, its child process has another parent. */
export function stillLaunched(pid: number, launchers: readonly number[]): boolean {
  return launchers.every((launcher, index) => findProcess(launchers[index - 1] ?? pid)?.parent === launcher);
}

/** Looks up a process; undefined if it does not exist or has exited. */
function findProcess(pid: number): Process | undefined {
  try {
    return process.platform === 'linux' ? readProc(pid) : askPs(pid);
  } catch {
    return undefined;
  }
}

function readProc(pid: number): Process {
  // The program's name is in brackets and may contain any character; state and parent follow it.
  const [, parent] = /^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  return { parent: Number(parent), command };
}

function askPs(pid: number): Process | undefined {
  const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(line) ?? [];
  return parent === undefined ? undefined : { parent: Number(parent), command };
}
