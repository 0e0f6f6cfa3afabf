import type { iconCatalogue } from './iconCatalogue.tsx';

/** A name of the catalogue: a glyph, a card brand, or a flag by the ISO 3166 code of its country. */
export type IconName = keyof typeof iconCatalogue;

/** The names of the drawings, which are a lazy chunk, `iconCatalogue.tsx`. */
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

/** The catalogue's icon of this name, in any case and with spaces or underscores; `null` if there is none. */
export function findIconName(text: string | null): IconName | null {
  const name =
    text
      ?.trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-') ?? '';
  return iconNames.has(name) ? (name as IconName) : null;
}
