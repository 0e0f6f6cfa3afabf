import { isEntertaining, type Product, products } from './data/catalogue.ts';
import { amend, placeOrder } from './shop/checkout.ts';
import { addDays, addMinutes, londonDay } from './shop/london.ts';
import { currentReservation, setItem } from './shop/order.ts';
import { newShopper, openOrderOf, type Shopper, signIn } from './shop/shopper.ts';
import { reserveSlot, type ServiceChoice, slotAt } from './shop/slot.ts';

/** A scenario described by its parts, for states without a name. The default of each part is its first value. */
export type ScenarioParts = {
  /** Without a session the shopper has no slot, no trolley and no order. */
  session?: 'none' | 'customer' | 'support' | 'pass-holder';
  slot?: 'none' | 'delivery' | 'collection' | 'party-food' | 'christmas' | 'longest';
  /** `past-cut-off`: the order is being amended after its cut-off. `amending` and `past-cut-off` need a slot. */
  order?: 'new' | 'amending' | 'past-cut-off';
  /** `large`: 120 items. `longest`: 120 items for more than £1,000. */
  trolley?: 'empty' | 'weekly' | 'large' | 'longest' | 'party-food';
  season?: 'none' | 'christmas';
};

/** Amounts by line number. */
type ShoppingList = Readonly<Record<string, number>>;

const listOf = (amount: number, count: number, isListed: (product: Product) => boolean): ShoppingList =>
  Object.fromEntries(
    products
      .filter(isListed)
      .slice(0, count)
      .map(({ lineNumber }) => [lineNumber, amount]),
  );

const isPackedGrocery = (product: Product) => !isEntertaining(product) && product.unit === 'C62';

const weekly: ShoppingList = {
  '111': 2,
  '112': 1,
  '113': 1,
  '114': 2,
  '115': 0.8,
  '116': 1.5,
  '117': 3,
  '118': 1,
  '119': 1,
  '120': 2,
  '121': 1,
  '122': 250,
};

/** Enough for a dozen guests. */
const partyFood = listOf(1, 4, isEntertaining);

const trolleys = {
  empty: {},
  'below-minimum': { '111': 2, '112': 1, '118': 1 },
  weekly,
  large: listOf(1, 120, isPackedGrocery),
  longest: listOf(4, 120, isPackedGrocery),
  'party-food': partyFood,
  mixed: { ...weekly, ...partyFood },
} satisfies Record<string, ShoppingList>;

const inDays = (count: number) => (now: Date) => addDays(londonDay(now), count);

/** 22 December of the next Christmas for which orders can still be changed. */
const christmasSlotDay = (now: Date): string => {
  const today = londonDay(now);
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) <= '12-15' ? year : year + 1}-12-22`;
};

/** The next Wednesday, the weekday with the longest name, on a day of the month with two digits. */
const nextWednesday = (now: Date): string => {
  const days = Array.from({ length: 28 }, (_, index) => addDays(londonDay(now), index + 2));
  const isLong = (day: string) => new Date(day).getUTCDay() === 3 && Number(day.slice(8)) > 9;
  return days.find(isLong) ?? addDays(londonDay(now), 2);
};

type SlotChoice = { service: ServiceChoice; day: (now: Date) => string; at: string };

export const slots = {
  delivery: { service: 'delivery', day: inDays(2), at: '09:00' },
  evening: { service: 'delivery', day: inDays(3), at: '18:00' },
  longest: { service: 'delivery', day: nextWednesday, at: '11:00' },
  collection: { service: 'collection/groceries', day: inDays(2), at: '11:00' },
  'party-food': { service: 'collection/entertaining', day: inDays(8), at: '14:00' },
  christmas: { service: 'collection/entertaining', day: christmasSlotDay, at: '14:00' },
  mixed: { service: 'collection/groceriesandentertaining', day: inDays(8), at: '14:00' },
} satisfies Record<string, SlotChoice>;

/** The parts of a named scenario. It may have further values, and `also` for changes that only this scenario has. */
export type Recipe = Pick<ScenarioParts, 'session' | 'order'> & {
  slot?: keyof typeof slots | 'none';
  trolley?: keyof typeof trolleys;
  season?: Shopper['season'];
  shop?: Shopper['shop'];
  also?: (shopper: Shopper, now: Date) => void;
  title?: string;
};

/** A new shopper in the state that the parts describe. `now` is the sandbox's current time. */
export const arrange = (recipe: Recipe, now: Date): Shopper => {
  const { session = 'none', slot = 'none', order = 'new', trolley = 'empty' } = recipe;
  const shopper = newShopper();
  shopper.shop = recipe.shop ?? 'first';
  shopper.season = recipe.season ?? 'none';
  if (session === 'none') return shopper;
  signIn(shopper, now, session === 'support' ? 'support' : 'customer');
  if (session === 'pass-holder') shopper.deliveryPass = 'ACTIVE';
  fillTrolley(shopper, trolleys[trolley]);
  if (slot !== 'none') {
    bookSlot(shopper, slots[slot], now);
    if (order !== 'new') placeAndAmend(shopper, now);
    const reservation = currentReservation(openOrderOf(shopper));
    if (reservation && order === 'past-cut-off') reservation.cutoff = addMinutes(now, -60);
  }
  recipe.also?.(shopper, now);
  return shopper;
};

export const fillTrolley = (shopper: Shopper, list: ShoppingList): void => {
  for (const [lineNumber, amount] of Object.entries(list)) setItem(openOrderOf(shopper), lineNumber, amount);
};

export const bookSlot = (shopper: Shopper, { service, day, at }: SlotChoice, now: Date) =>
  reserveSlot(shopper, openOrderOf(shopper), { slot: slotAt(service, day(now), at), now });

/** Places the open order and opens it again for changes. */
const placeAndAmend = (shopper: Shopper, now: Date): void => {
  const order = openOrderOf(shopper);
  placeOrder({ shopper, order, instantCheckout: false, now });
  amend(shopper, order.customerOrderId, now);
};
