/** Why a version of the header is not loaded again for ten minutes: another attempt would fail in the same way. */
export type Refusal = 'incompatible contract' | 'crash at first render';

/**
 * The page cannot use this version of the header; it keeps its fragment or the fallback header
 * (behaviour/loading#refused-versions).
 */
export class IncompatibleHeaderError extends Error {
  override readonly name = 'IncompatibleHeaderError' as const;
}

const key = 'grocer.header.refused';
const refusedForMs = 10 * 60 * 1000;

/** Stores for this tab that a version is not loaded again for ten minutes. Network failures are not stored. */
export function refuseVersion(version: string, reason: Refusal, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ version, reason, until: now + refusedForMs }));
  } catch {
    // Without access to storage the version is loaded again.
  }
}

/** @throws IncompatibleHeaderError if the version was refused in the last ten minutes */
export function assertNotRefused(version: string, now = Date.now()): void {
  const refused = readRefused();
  if (refused?.version !== version || !(Number(refused.until) > now)) return;
  throw new IncompatibleHeaderError(
    `header ${version} is refused until ${new Date(Number(refused.until)).toISOString()}: ${refused.reason}`,
  );
}

function readRefused(): Record<string, unknown> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
