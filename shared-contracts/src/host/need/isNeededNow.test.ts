import { expect, test } from 'vitest';
import { isNeededNow, type PageFacts } from './isNeededNow.ts';

/** An anonymous visitor on a page with the server's HTML of its release, of which nothing has been touched. */
const anonymous: PageFacts = {
  isShopperKnown: false,
  isRequested: false,
  isEager: false,
  hasOverride: false,
  fragmentVersion: '1.2.0',
  releaseVersion: '1.2.0',
  isInUse: false,
};

test.each<[page: string, facts: Partial<PageFacts>, isNow: boolean]>([
  ['an anonymous visitor reads the page', {}, false],
  ['nobody knows yet which release the channel has', { releaseVersion: undefined }, false],
  ['somebody is signed in, or was', { isShopperKnown: true }, true],
  ['the page has asked for the header', { isRequested: true }, true],
  ['the page has loading="eager"', { isEager: true }, true],
  ['the visitor loads another header', { hasOverride: true }, true],
  ['something in the header is in use', { isInUse: true }, true],
  ['the page has no HTML of the header', { fragmentVersion: undefined }, true],
  ['neither HTML nor release', { fragmentVersion: undefined, releaseVersion: undefined }, true],
  ['the HTML is of an older version', { fragmentVersion: '1.1.9' }, true],
  ['the HTML is of a newer version', { fragmentVersion: '1.3.0' }, true],
])('%s', (_page, facts, isNow) => {
  expect(isNeededNow({ ...anonymous, ...facts })).toBe(isNow);
});
