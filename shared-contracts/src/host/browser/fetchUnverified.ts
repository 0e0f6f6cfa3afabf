import { noteToConsole } from '../../events/reportToConsole.ts';
import type { Release } from '../release.ts';
import { fetchRelease } from './fetchRelease.ts';

let isReported = false;

/** Fetches the current release of a channel. Says once that nothing was verified: `pinKeys` verifies a release itself. */
export function fetchUnverified(channel: string): Promise<Release> {
  if (!isReported) noteToConsole('its release is not verified; pinKeys() accepts signed ones only');
  isReported = true;
  return fetchRelease(channel);
}
