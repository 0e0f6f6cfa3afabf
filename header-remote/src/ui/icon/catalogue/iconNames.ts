import type { iconCatalogue } from './iconCatalogue.tsx';

/** Name of an icon in the catalogue: a glyph, a card brand, or a flag with its country's ISO 3166 code. */
export type IconName = keyof typeof iconCatalogue;

/** Names of the drawings, which are in a lazy chunk, `iconCatalogue.tsx`. */
export const iconNames: ReadonlySet<string> = new Set(
  [
    'account alert aisles baby basket beef booked-slot cake card carrot chef-hat coffee croissant customer-service',
    'details favourites find-a-store fish gift home lamp leaf lists milk multi-search new-tab orders package-open',
    'party-popper paw-print recent-search search sign-out slot snowflake sparkle sparkles spray-can tag tree-pine',
    'trolley van voucher wine',
    'american-express apple-pay diners-club discover google-pay jcb klarna mastercard paypal visa',
    'flag-au flag-cn flag-de flag-es flag-fr flag-gb flag-gr flag-ie flag-in flag-it flag-nz flag-za',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Finds the catalogue's icon for a name, ignoring case and reading spaces and underscores as hyphens; `null`
 * if there is none.
 */
export function findIconName(text: string | null): IconName | null {
  const name =
    text
      ?.trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-') ?? '';
  return iconNames.has(name) ? (name as IconName) : null;
}
