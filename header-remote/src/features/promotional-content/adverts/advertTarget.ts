import type { ContentProduct, EditorialLink } from '@grocer/shared-contracts';

/**
 * The link of an advert, or of a trading cell without a link (behaviour/content#buylist): the page of its products if
 * it has two or more; otherwise its own link, or `null` if it has none.
 */
export function advertTarget(
  link: EditorialLink | null,
  products: readonly ContentProduct[],
  buylist: (lineNumbers: readonly string[]) => string,
): EditorialLink | null {
  if (products.length < 2) return link;
  const url = buylist(products.map(({ lineNumber }) => lineNumber));
  return { text: null, altText: null, newWindow: false, ...link, url };
}
