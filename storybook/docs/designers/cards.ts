import { situations } from '@grocer/header-remote/app/testing/situations/situations.ts';

/** A picture of a state on the front page, with a link to it. Pictures have the name of the card's id. */
export interface Card {
  id: string;
  title: string;
  summary: string;
  /** The story that the picture is taken of. */
  story: string;
  /** Switches of the toolbar that are set in the picture. */
  globals?: string;
  /** Where the card leads. */
  href: string;
  /** Width and height of the pictures' windows. The second is a phone's, shown in front of the first. */
  windows: readonly (readonly [width: number, height: number])[];
}

/** Cards of situations with a switch of the toolbar set. */
const switched = [
  {
    id: 'forced-colours',
    title: 'Forced colours',
    summary: 'A booked slot in the high contrast of a reader’s own palette.',
    globals: 'colours:dark',
  },
  {
    id: 'right-to-left',
    title: 'Right to left',
    summary: 'A booked slot with every row mirrored, as in Arabic and Hebrew.',
    globals: 'direction:rtl',
  },
];

const story = (story: string) => ({ story, href: `./?path=/story/${story}` });

const wideAndPhone = [
  [1280, 440],
  [390, 440],
] as const;

const page = (title: string) => `./?path=/docs/situations-${slug(title)}--docs`;

export const situationCards: readonly Card[] = [
  ...Object.entries(situations).map(([id, { title, summary }]) => ({
    id,
    title,
    summary,
    story: `situations-one-width--${id}`,
    href: page(title),
    windows: wideAndPhone,
  })),
  ...switched.map((card) => ({
    ...card,
    story: 'situations-one-width--slot-booked',
    href: `${page('Slot booked')}&globals=${card.globals}`,
    windows: wideAndPhone,
  })),
];

const desktop = [[1280, 800]] as const;
const phone = [[390, 640]] as const;

export const stateCards: readonly Card[] = [
  {
    id: 'groceries-menu',
    title: 'Groceries menu',
    summary: 'The mega menu with three levels, editors’ cards and adverts.',
    ...story('app-header--groceries-open'),
    windows: desktop,
  },
  {
    id: 'season-menu',
    title: 'Christmas menu',
    summary: 'The seasonal menu, made of editors’ cells.',
    ...story('app-header--season-open'),
    windows: desktop,
  },
  {
    id: 'suggestions',
    title: 'Search suggestions',
    summary: 'The list below the search field while a shopper types.',
    ...story('app-header--suggestions'),
    windows: desktop,
  },
  {
    id: 'slot-details',
    title: 'Slot details',
    summary: 'Date, place and “Change slot”, below the slot button.',
    ...story('app-header--slot-details'),
    windows: desktop,
  },
  {
    id: 'cancel-changes',
    title: 'Cancel your changes?',
    summary: 'The question before the changes to an amended order are discarded.',
    ...story('app-header--amending'),
    windows: desktop,
  },
  {
    id: 'order-error-058',
    title: 'Order error 058',
    summary: 'The new slot is unavailable. “Order errors by code” below has all codes.',
    ...story('features-instant-checkout-order-error--new-slot-gone'),
    windows: desktop,
  },
  {
    id: 'compact-bar',
    title: 'Compact bar',
    summary: 'What remains of the header when the page is scrolled.',
    ...story('features-compact-bar--desktop'),
    windows: desktop,
  },
  {
    id: 'multi-search',
    title: 'Multi-search',
    summary: 'A shopping list, searched item by item.',
    ...story('features-multi-search--open'),
    windows: desktop,
  },
  {
    id: 'plain-header',
    title: 'Plain header',
    summary: 'What a page shows when the header’s own files cannot be loaded.',
    ...story('app-plain-header--signed-out'),
    windows: desktop,
  },
  {
    id: 'slide-out',
    title: 'Slide-out menu',
    summary: 'Everything behind the burger of phones and tablets.',
    ...story('app-header--mobile-menu-open'),
    windows: phone,
  },
  {
    id: 'full-screen-search',
    title: 'Full-screen search',
    summary: 'Search on phones, with what was searched before.',
    ...story('features-search-full-screen--recent-searches'),
    windows: phone,
  },
];

/** A title as Storybook writes it in an address. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
