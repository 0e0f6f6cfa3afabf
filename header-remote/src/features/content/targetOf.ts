import type { ContentProduct, EditorialLink } from '@grocer/shared-contracts';

/**
 * Where an advert leads (clarification 12): to the page of its products where it has two or more, else where its own
 * link leads, if it has one.
 */
export function targetOf(
  link: EditorialLink | null,
  products: readonly ContentProduct[],
  buylist: (lineNumbers: readonly string[]) => string,
): EditorialLink | null {
  if (products.length < 2) return link;
  const url = buylist(products.map(({ lineNumber }) => lineNumber));
  return { text: null, altText: null, newWindow: false, ...link, url };
}
