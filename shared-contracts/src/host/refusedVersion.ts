/** Why a version of the header is left alone for a while: what a second try in this visit could not change. */
export type Refusal = 'incompatible contract' | 'crash at first render';

/** A version that this page cannot use; the page keeps its fragment or its fallback. */
export class IncompatibleHeaderError extends Error {
  override readonly name = 'IncompatibleHeaderError' as const;
}

const key = 'grocer.header.refused';
const keptMs = 10 * 60 * 1000;

/** Remembers, for this tab and ten minutes, that a version must not be tried again. Network failures never are. */
export function refuseVersion(version: string, reason: Refusal, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ version, reason, until: now + keptMs }));
  } catch {
    // Storage may be forbidden: then it is tried again, no worse than before.
  }
}

/** @throws IncompatibleHeaderError where the version was refused in the last ten minutes */
export function assertNotRefused(version: string, now = Date.now()): void {
  const refused = readRefused();
  if (refused?.version !== version || !(Number(refused.until) > now)) return;
  throw new IncompatibleHeaderError(
    `header ${version} is left alone until ${new Date(Number(refused.until)).toISOString()}: ${refused.reason}`,
  );
}

function readRefused(): Record<string, unknown> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
