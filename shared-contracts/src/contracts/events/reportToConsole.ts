/** Receives a sentence about a dropped event or a failed listener, and the error that caused it if any. */
export type EventReport = (message: string, cause?: unknown) => void;

/** The default `report`: logs an error on the console. */
export function reportToConsole(message: string, ...cause: unknown[]): void {
  globalThis.console?.error(`[grocer header] ${message}`, ...cause);
}

/** Logs on the console what need not be a problem. */
export function noteToConsole(message: string): void {
  globalThis.console?.info(`[grocer header] ${message}`);
}

const notes = new Set<string>();

/**
 * Like `noteToConsole`, but logs the same message only once, because each load of the header would repeat it. Returns
 * whether this was the first time.
 */
export function noteOnce(message: string): boolean {
  const isFirst = !notes.has(message);
  if (isFirst) noteToConsole(message);
  notes.add(message);
  return isFirst;
}
