import type { ScenarioName } from '@grocer/sandbox';
import type { Services } from '../../../fixtures/services.ts';
import type { Shopper } from '../Shopper.ts';
import { button, inDialog, inPage, inside, link, searchBox, suggestions, type Target } from '../targets.ts';

/** A state of the header that all engines lay out. */
export interface State {
  title: string;
  scenario: ScenarioName;
  path?: string;
  /** The shopper's actions on the open page that lead to the state. `isWide`: from 992 px. */
  reach(shopper: Shopper, isWide: boolean, services: Services): Promise<unknown>;
  /** The elements whose boxes are compared between the engines. */
  landmarks(isWide: boolean): readonly Target[];
}

const bar = [{ role: 'banner' }, link('Grocer, groceries home'), link(/^Trolley/)];
const narrow = [...bar, button('Menu'), button('Open search')];
const wide = [
  ...bar,
  { role: 'navigation', name: 'More from' },
  { role: 'search' },
  searchBox,
  button('Multi-search'),
  { role: 'navigation', name: 'Primary' },
  button('Groceries'),
  link('Inspiration'),
];
const header = (isWide: boolean) => (isWide ? wide : narrow);

const menu = { role: 'dialog', name: 'Menu' };
const question = { role: 'alertdialog', name: 'Cancel your changes?' };
const refusal = { role: 'alertdialog', name: 'Minimum spend not met' };
const suggestion: Target = { role: 'option', within: suggestions };

async function openLevel(shopper: Shopper, name: string): Promise<void> {
  await shopper.press(button('Menu'));
  await shopper.press(inDialog('Menu', 'button', name));
}

export const states = {
  guest: {
    title: 'A guest',
    scenario: 'anonymous',
    reach: (shopper, isWide) => shopper.sees(isWide ? link('Sign in') : button('Menu')),
    landmarks: (isWide) => (isWide ? [...wide, link('Sign in')] : narrow),
  },
  'signed-in': {
    title: 'Signed in, with a slot and a trolley',
    scenario: 'slot-booked',
    reach: (shopper) => shopper.sees(button(/^Slot details/)),
    landmarks: (isWide) => [
      ...header(isWide),
      ...(isWide ? [link('My orders')] : []),
      button(/^Slot details/),
    ],
  },
  groceries: {
    title: 'The Groceries menu',
    scenario: 'signed-in',
    async reach(shopper, isWide) {
      if (!isWide) await openLevel(shopper, 'Groceries');
      else await shopper.press(button('Groceries'));
      if (isWide) await shopper.press(button('Fresh & chilled'));
      await shopper.sees(isWide ? button('Fruit') : inDialog('Menu', 'button', 'Bakery'));
    },
    landmarks: (isWide) =>
      isWide
        ? [...wide, button('Bakery'), button('Fruit'), button('Close menu')]
        : [menu, inDialog('Menu', 'button', 'Back'), inDialog('Menu', 'button', 'Bakery')],
  },
  account: {
    title: 'The account menu',
    scenario: 'signed-in',
    async reach(shopper, isWide) {
      if (isWide) await shopper.press(button('My account'));
      else await openLevel(shopper, 'My account');
      await shopper.sees(isWide ? link('Account overview') : inDialog('Menu', 'link', 'Account overview'));
    },
    landmarks: (isWide) =>
      isWide
        ? [...wide, button('My account'), link('Account overview'), link('Sign out')]
        : [menu, inDialog('Menu', 'button', 'Back'), inDialog('Menu', 'link', 'Account overview')],
  },
  search: {
    title: 'Search, with suggestions',
    scenario: 'signed-in',
    async reach(shopper, isWide) {
      await shopper.press(isWide ? searchBox : button('Open search'));
      await shopper.sees(searchBox, { isFocused: true });
      await shopper.type('sour');
      await shopper.sees({ ...suggestion, name: 'stone mill seeded sourdough' });
    },
    landmarks: (isWide) => [...(isWide ? wide : [button('Cancel')]), searchBox, suggestions, suggestion],
  },
  'slide-out-or-compact-bar': {
    title: 'The slide-out menu; from 992 px the compact bar',
    scenario: 'slot-booked',
    async reach(shopper, isWide) {
      if (!isWide) {
        await shopper.press(button('Menu'));
        await shopper.sees(inDialog('Menu', 'button', 'Groceries'));
        return;
      }
      await shopper.sees(button(/^Slot details/));
      await shopper.run("document.querySelector('main').style.minBlockSize = '3000px'; scrollTo(0, 600)");
      await shopper.seesNot(link('Inspiration'));
    },
    landmarks: (isWide) =>
      isWide
        ? [link('Grocer, groceries home'), searchBox, button(/^Slot details/), link(/^Trolley/)]
        : [menu, inDialog('Menu', 'button', 'Close menu'), inDialog('Menu', 'button', 'Groceries')],
  },
  amending: {
    title: 'An order is amended, and its changes are about to be discarded',
    scenario: 'amending',
    async reach(shopper) {
      await shopper.press({ role: 'button', name: 'Discard changes' });
      await shopper.sees(inside(question, 'button', 'Keep amending'), { isFocused: true });
    },
    landmarks: (isWide) => [
      ...header(isWide),
      { role: 'region', name: 'Amending order' },
      question,
      inside(question, 'button', 'Keep amending'),
    ],
  },
  'order-error': {
    title: 'An order was refused',
    scenario: 'instant-checkout',
    path: '/ecom/shop/trolley',
    async reach(shopper, _isWide, services) {
      const body = { code: 'ORDER_ORCHESTRATION_042', message: 'No' };
      await services.fault('placeOrder', { kind: 'status', status: 409, body });
      await shopper.press(inPage('button', 'Checkout'));
      await shopper.press({ role: 'button', name: 'Instant checkout', within: { role: 'dialog' } });
      await shopper.sees(refusal);
    },
    // Leaves out landmarks that may be out of view: the page has scrolled to its button.
    landmarks: () => [link(/^Trolley/), refusal, inside(refusal, 'button', 'Go to trolley')],
  },
} satisfies Record<string, State>;
