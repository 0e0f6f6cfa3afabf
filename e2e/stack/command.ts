import { findLaunchers, stillLaunched } from './launchers.ts';
import { SettingsError } from './settings.ts';

/** Runs a command of the workspace: a mistake in its settings is one line and exit code 1, without a stack. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof SettingsError ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  }
}

// Read at once: a launcher that ends while the workspace is being built cannot be found later.
const parent = process.ppid;
const launchers = findLaunchers(process.pid);

/** Closes everything once, when the person at the keyboard or the process above says so. */
export function closeOnExit(close: () => Promise<void>): void {
  let closing = false;
  const leave = async () => {
    if (closing) return;
    closing = true;
    await Promise.race([close(), new Promise((resolve) => setTimeout(resolve, 3000))]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  // npx that is told to stop, or killed outright, passes nothing on to us.
  const alone = () => process.ppid !== parent || !stillLaunched(process.pid, launchers);
  setInterval(() => alone() && leave(), 1000).unref();
}
