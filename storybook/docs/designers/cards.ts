import { situations } from '@grocer/header-remote/app/testing/situations/situations.ts';
import { sanitize } from 'storybook/internal/csf';

/** A state on the front page. */
export interface Card {
  title: string;
  summary: string;
  /** The address that the card links to. */
  href: string;
  /** The reference picture of its story, in `storybook/pictures`. */
  picture: string;
}

const slotBooked = './?path=/docs/situations-slot-booked--docs';

export const situationCards: readonly Card[] = [
  ...Object.entries(situations).map(([name, { title, summary }]) => ({
    title,
    summary,
    href: `./?path=/docs/situations-${sanitize(title)}--docs`,
    picture: `app/testing/situations/Situations/${name}`,
  })),
  {
    title: 'Forced colours',
    summary: 'A booked slot in the high contrast of a reader’s own palette.',
    href: `${slotBooked}&globals=colours:dark`,
    picture: 'app/HeaderLayout/forced-colours',
  },
  {
    title: 'Right to left',
    summary: 'A booked slot with every row mirrored, as in Arabic and Hebrew.',
    href: `${slotBooked}&globals=direction:rtl`,
    picture: 'app/HeaderLayout/right-to-left',
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
    summary: 'The new slot is unavailable. “Order errors by code” below has all codes.',
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
