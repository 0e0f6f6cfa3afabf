/** Tells, in a sentence, what had to be dropped, and the error behind it where there is one. */
export type EventReport = (message: string, cause?: unknown) => void;

/** Where this package tells what it had to drop, unless it is given another place. */
export function reportToConsole(message: string, ...cause: unknown[]): void {
  globalThis.console?.error(`[grocer header] ${message}`, ...cause);
}
