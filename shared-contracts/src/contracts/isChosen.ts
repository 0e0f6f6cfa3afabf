import type { Candidate } from './release.ts';

/**
 * Whether a visitor gets a channel's candidate (behaviour/contract-lines#candidate). Server and browser give the same
 * answer. A visitor who gets the candidate still gets it when the share grows, because the salt does not change.
 */
export const isChosen = ({ share, salt }: Pick<Candidate, 'share' | 'salt'>, visitor: string): boolean =>
  percentileOf(salt + visitor) < share;

/** Hashes a text to a number from 0 to below 100: FNV-1a, and a finalizer, so that similar texts spread evenly. */
export function percentileOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32) * 100;
}
