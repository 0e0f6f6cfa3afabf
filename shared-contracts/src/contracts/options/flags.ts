import type { HeaderFlags } from './headerOptions.ts';

/** The facts about a flag. `lint` fails after the flag's last day, so that no flag stays because it was forgotten. */
export interface FlagRecord {
  description: string;
  /** The team that answers questions about the flag, and removes it at its end. */
  owner: string;
  /** The value with which the code behind the flag does not run. */
  safe: boolean;
  /** The last day of the flag, yyyy-mm-dd, or why it never ends. */
  ends: string | { permanent: true; reason: string };
}

/** All flags of the option `flags`. */
export const flagRecords: Readonly<Record<keyof HeaderFlags, FlagRecord>> = {
  searchHistory: {
    description: 'Remembers searches and suggests them: behaviour/search-history#recent-searches.',
    owner: 'the header’s team',
    safe: false,
    ends: '2027-11-30',
  },
  sitePinBar: {
    description:
      'Allows the amend bar, in the header and as the widget `AmendBar`. While it is off, that widget shows nothing: behaviour/amending#when-shown.',
    owner: 'the header’s team',
    safe: false,
    ends: '2027-11-30',
  },
  megaMenuBanners: {
    description: 'Requests banners for the mega menu and shows them: behaviour/advertising#flag.',
    owner: 'the header’s team',
    safe: false,
    ends: { permanent: true, reason: 'each page team decides whether its page has adverts' },
  },
};
