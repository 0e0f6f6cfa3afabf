/** Names of the icons in the catalogue. The drawings are a lazy chunk, `iconCatalogue.tsx`. */
const glyphNames = [
  'account',
  'alert',
  'aisles',
  'baby',
  'basket',
  'beef',
  'booked-slot',
  'cake',
  'card',
  'carrot',
  'chef-hat',
  'coffee',
  'croissant',
  'customer-service',
  'details',
  'favourites',
  'find-a-store',
  'fish',
  'gift',
  'home',
  'lamp',
  'leaf',
  'lists',
  'milk',
  'multi-search',
  'new-tab',
  'orders',
  'package-open',
  'party-popper',
  'paw-print',
  'recent-search',
  'search',
  'sign-out',
  'slot',
  'snowflake',
  'sparkle',
  'sparkles',
  'spray-can',
  'tag',
  'tree-pine',
  'trolley',
  'van',
  'voucher',
  'wine',
] as const;

const brandNames = [
  'american-express',
  'apple-pay',
  'diners-club',
  'discover',
  'google-pay',
  'jcb',
  'klarna',
  'mastercard',
  'paypal',
  'visa',
] as const;

/** Flags by the ISO 3166 code of their country. */
const flagNames = [
  'flag-au',
  'flag-cn',
  'flag-de',
  'flag-es',
  'flag-fr',
  'flag-gb',
  'flag-gr',
  'flag-ie',
  'flag-in',
  'flag-it',
  'flag-nz',
  'flag-za',
] as const;

export type GlyphName = (typeof glyphNames)[number];
export type BrandName = (typeof brandNames)[number];
export type FlagName = (typeof flagNames)[number];
export type IconName = GlyphName | BrandName | FlagName;

const names: ReadonlySet<string> = new Set([...glyphNames, ...brandNames, ...flagNames]);

/** The catalogue's icon of this name, in any case and with spaces or underscores; `null` if there is none. */
export function findIconName(text: string | null): IconName | null {
  const name =
    text
      ?.trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-') ?? '';
  return names.has(name) ? (name as IconName) : null;
}
