import { percentileOf } from '../../contracts/isChosen.ts';

/**
 * Chooses a visitor's variant of an experiment, by the same hash function as for candidate releases: a visitor has the
 * same variant on each page, and one experiment does not depend on another.
 *
 * @param shares percent of the visitors by variant, at most 100 together; the others are in no variant
 * @param visitor value of the cookie `visitorId`; who has none is in no variant, since it would change with each page
 */
export function chooseVariant<Variant extends string>(
  experiment: string,
  shares: Readonly<Record<Variant, number>>,
  visitor: string | undefined,
): Variant | undefined {
  if (visitor === undefined) return undefined;
  let left = percentileOf(`${experiment} ${visitor}`);
  for (const variant of Object.keys(shares) as Variant[]) {
    left -= shares[variant];
    if (left < 0) return variant;
  }
  return undefined;
}
