import { isChosen } from '../../contracts/isChosen.ts';
import type { ChannelRelease, Release } from '../../contracts/release.ts';
import { visitorOf } from '../shared/cookies.ts';

/**
 * Chooses the release of a page (behaviour/contract-lines#candidate): the one whose version the server's HTML has, else
 * by the visitor's cookie. Without a cookie all copies of this package on the page choose the same, by its start time.
 */
export function choosePageRelease({ candidate, ...stable }: ChannelRelease): Release {
  if (!candidate) return stable;
  const html = document.querySelector('[data-grocer-version]')?.getAttribute('data-grocer-version');
  if (html === stable.version) return stable;
  const visitor = visitorOf() ?? `${performance.timeOrigin}`;
  return html === candidate.version || isChosen(candidate, visitor) ? candidate : stable;
}
