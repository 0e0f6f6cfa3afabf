/** Tells, in a sentence, what had to be dropped, and the error behind it where there is one. */
export type EventReport = (message: string, cause?: unknown) => void;

/** Where this package tells what it had to drop, unless it is given another place. */
export function reportToConsole(message: string, ...cause: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: a host's mistake has to be seen by the host; there is no other place in this package.
  globalThis.console?.error(`[grocer header] ${message}`, ...cause);
}
