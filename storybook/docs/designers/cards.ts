import { type SituationName, situations } from '@grocer/header-remote/app/testing/situations/situations.ts';
import { sanitize } from 'storybook/internal/csf';

/** A state, as a card on the designers' front page or on the page of a component. */
export interface Card {
  title: string;
  summary: string;
  /** URL of the card's link. */
  href: string;
  /** Reference picture of the story in `storybook/pictures`, if there is one. */
  picture: string | undefined;
  /**
   * Which part of the picture the thumbnail shows, at its true size: distance from the left and top, in
   * percent of what does not fit. Without it, the whole picture is scaled down.
   */
  crop?: readonly [x: number, y: number];
}

/** Crops to the end of the header's row: most situations differ only in slot and trolley. */
const rowEnd = [100, 0] as const;
/** Situations that differ elsewhere. */
const differences: Partial<Record<SituationName, Pick<Card, 'crop'> & Partial<Card>>> = {
  anonymous: { crop: [80, 0] },
  amending: { crop: [0, 100] },
  'past-cut-off': { crop: [50, 100] },
  christmas: { crop: [0, 0] },
  'support-user': { crop: [0, 0] },
  'pass-holder': {
    crop: [95, 40],
    picture: 'features/account-menu/AccountLinks/open',
    href: './?path=/docs/situations-delivery-pass-holder--docs&globals=open:account',
  },
};

const slotBooked = './?path=/docs/situations-slot-booked--docs';

export const situationCards: readonly Card[] = [
  ...Object.entries(situations).map(([name, { title, summary }]) => ({
    title,
    summary,
    href: `./?path=/docs/situations-${sanitize(title)}--docs`,
    picture: `app/testing/situations/Situations/${name}`,
    crop: rowEnd,
    ...differences[name as SituationName],
  })),
  {
    title: 'Forced colours',
    summary: 'A booked slot in the high contrast of a reader’s own palette.',
    href: `${slotBooked}&globals=colours:dark`,
    picture: 'app/HeaderLayout/forced-colours',
    crop: rowEnd,
  },
  {
    title: 'Right to left',
    summary: 'A booked slot with every row mirrored, as in Arabic and Hebrew.',
    href: `${slotBooked}&globals=direction:rtl`,
    picture: 'app/HeaderLayout/right-to-left',
    crop: [0, 0],
  },
];

const ofHeader = (story: string, title: string, summary: string): Card => ({
  title,
  summary,
  href: `./?path=/story/app-header--${story}`,
  picture: `app/Header/${story}`,
});

export const stateCards: readonly Card[] = [
  ofHeader(
    'groceries-open',
    'Groceries menu',
    'The mega menu with three levels, editors’ cards and adverts.',
  ),
  ofHeader('season-open', 'Christmas menu', 'The seasonal menu, made of editors’ cells.'),
  ofHeader('suggestions', 'Search suggestions', 'The list below the search field while a shopper types.'),
  ofHeader('slot-details', 'Slot details', 'Date, place and “Change slot”, below the slot button.'),
  ofHeader(
    'cancel-changes',
    'Cancel your changes?',
    'The question before the changes to an amended order are discarded.',
  ),
  {
    title: 'Order error 058',
    summary: 'The new slot is unavailable. “Order errors” below has all codes.',
    href: './?path=/story/features-instant-checkout-order-error--new-slot-gone',
    picture: 'features/instant-checkout/order-errors/OrderError/new-slot-gone',
  },
  {
    title: 'Compact bar',
    summary: 'What remains of the header when the page is scrolled.',
    href: './?path=/story/features-compact-bar--desktop',
    picture: 'features/compact-bar/CompactBar/desktop',
  },
  {
    title: 'Multi-search',
    summary: 'A shopping list, searched item by item.',
    href: './?path=/story/features-multi-search--open',
    picture: 'features/multi-search/MultiSearch/open',
  },
  {
    title: 'Plain header',
    summary: 'What a page shows when the header’s own files cannot be loaded.',
    href: './?path=/story/app-plain-header--signed-out',
    picture: 'app/PlainHeader/signed-out',
  },
  ofHeader('mobile-menu-open', 'Slide-out menu', 'Everything behind the burger of phones and tablets.'),
  {
    title: 'Full-screen search',
    summary: 'Search on phones, with what was searched before.',
    href: './?path=/story/features-search-full-screen--recent-searches',
    picture: 'features/search/full-screen/FullScreen/recent-searches',
  },
];
