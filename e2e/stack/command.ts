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
  // A launcher above us that was killed outright sends no signal.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && leave(), 1000).unref();
}
