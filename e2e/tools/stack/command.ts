import { printFailure } from '../../../header-remote/release/ReleaseError.ts';
import { findLaunchers, stillLaunched } from './launchers.ts';

/** Runs a command. Prints help like a result; a wrong setting in one line, without a stack trace, with exit code 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    printFailure(error);
    process.exit();
  }
}

// Read at start-up, because a launcher that exits during the build cannot be found later.
const parent = process.ppid;
const launchers = findLaunchers(process.pid);

/** Calls `close` once and exits, after a signal or when a launcher of this process has exited. */
export function closeOnExit(close: () => Promise<void>): void {
  let closing = false;
  const shutDown = async () => {
    if (closing) return;
    closing = true;
    await Promise.race([close(), new Promise((resolve) => setTimeout(resolve, 3000))]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, shutDown);
  // npx does not pass on a signal that stops or kills it.
  const isOrphaned = () => process.ppid !== parent || !stillLaunched(process.pid, launchers);
  setInterval(() => isOrphaned() && shutDown(), 1000).unref();
}
