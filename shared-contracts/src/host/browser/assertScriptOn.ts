import { noteOnce } from '../../contracts/events/reportToConsole.ts';
import type { Release } from '../../contracts/release.ts';
import { isScriptOff } from '../../contracts/switches.ts';

/**
 * The publisher has turned the header's script off on all pages. The page shows the server's HTML or the fallback
 * header (behaviour/switches#script-off).
 */
export class HeaderSwitchedOffError extends Error {
  override readonly name = 'HeaderSwitchedOffError' as const;
}

/** @throws HeaderSwitchedOffError if the script is off. The first time the console and the event `header_error` say so. */
export function assertScriptOn(release: Release): void {
  if (!isScriptOff(release)) return;
  const message = 'the publisher has turned off the script of the header; the page keeps its HTML';
  const detail = { code: 'script_off', message };
  if (noteOnce(message)) dispatchEvent(new CustomEvent('grocer:header_error', { detail }));
  throw new HeaderSwitchedOffError(message);
}
