/** Receives a sentence about a failure, and the error that caused it, if any. */
export type Report = (message: string, cause?: unknown) => void;

/** The default `report` of a server. */
export function reportToStandardError(message: string, cause?: unknown): void {
  const reason = cause === undefined ? '' : `: ${describeCause(cause)}`;
  process.stderr.write(`grocer header: ${message}${reason}\n`);
}

/** Includes the chain of causes, because the reason of Node's `fetch failed` is only in its cause. */
function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause === undefined ? cause.message : `${cause.message}: ${describeCause(cause.cause)}`;
}
