import branches from '../data/branches.json' with { type: 'json' };
import { seededRandom } from '../data/seededRandom.ts';
import { badRequest, conflict, existing } from '../refusal.ts';
import { addDays, addMinutes, isWeekend, londonDay, londonInstant, wireInstant } from './london.ts';
import { isOpen, type Order, type Reservation } from './order.ts';
import type { Shopper } from './shopper.ts';

/** The four service choices. */
export const serviceChoices = [
  'delivery',
  'collection/groceries',
  'collection/entertaining',
  'collection/groceriesandentertaining',
] as const;

export type ServiceChoice = (typeof serviceChoices)[number];

type SlotType = 'DELIVERY' | 'GROCERY_COLLECTION' | 'ENTERTAINING_COLLECTION';

export type Slot = {
  service: ServiceChoice;
  slotType: SlotType;
  start: Date;
  end: Date;
  /** Until when an order in this slot can be changed. */
  cutoff: Date;
  chargeInPence: number;
};

type Timetable = { slotType: SlotType; starts: readonly string[]; minutes: number };

const hourly = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${String(from + index).padStart(2, '0')}:00`);

const timetables: Record<ServiceChoice, Timetable> = {
  delivery: { slotType: 'DELIVERY', starts: [...hourly(7, 21), '22:30'], minutes: 60 },
  'collection/groceries': { slotType: 'GROCERY_COLLECTION', starts: hourly(9, 19), minutes: 60 },
  'collection/entertaining': { slotType: 'ENTERTAINING_COLLECTION', starts: hourly(10, 16), minutes: 30 },
  'collection/groceriesandentertaining': {
    slotType: 'GROCERY_COLLECTION',
    starts: hourly(10, 17),
    minutes: 60,
  },
};

const daysOnOffer = 14;

/** The slots of a service from the day `from` on, within two weeks from today. */
export const slotsOnOffer = (service: ServiceChoice, from: string, now: Date): Slot[] => {
  const today = londonDay(now);
  return Array.from({ length: daysOnOffer }, (_, index) => addDays(today, index))
    .filter((day) => day >= from)
    .flatMap((day) => timetables[service].starts.map((time) => slotAt(service, day, time)));
};

export const slotAt = (service: ServiceChoice, day: string, time: string): Slot => {
  const { slotType, minutes } = timetables[service];
  const start = londonInstant(day, time);
  return {
    service,
    slotType,
    start,
    end: addMinutes(start, minutes),
    cutoff: cutoffOf(slotType, day, time),
    chargeInPence: service === 'delivery' ? deliveryPrice(day, time) : 0,
  };
};

/** Whether a slot can be booked: its cut-off has not passed, and it is not one of the 15 % that are always full. */
export const isAvailable = (slot: Slot, now: Date): boolean =>
  slot.cutoff > now && seededRandom('booked', slot.service, slot.start.toISOString()) > 0.15;

/** Morning slots close at 9pm the evening before, later ones at 9am that day, entertaining at 9pm three days before. */
const cutoffOf = (slotType: SlotType, day: string, time: string): Date => {
  if (slotType === 'ENTERTAINING_COLLECTION') {
    return isChristmas(day)
      ? londonInstant(`${day.slice(0, 4)}-12-16`, '00:00')
      : londonInstant(addDays(day, -3), '21:00');
  }
  return time < '12:00' ? londonInstant(addDays(day, -1), '21:00') : londonInstant(day, '09:00');
};

/** 20 to 24 December, for which entertaining orders close at the end of 15 December. */
const isChristmas = (day: string): boolean => day.slice(5) >= '12-20' && day.slice(5) <= '12-24';

/** In pence. The price at 9:00 is the same on every day, because the scenarios book that slot some days from today. */
const deliveryPrice = (day: string, time: string): number => {
  if (time < '09:00' || time >= '20:00') return 150;
  return isWeekend(day) && time >= '10:00' && time < '13:00' ? 450 : 300;
};

/** The times of a slot, as the services send them. */
export const slotTimes = ({ start, end, cutoff }: Slot) => ({
  startDateTime: wireInstant(start),
  endDateTime: wireInstant(end),
  amendOrderCutoffDateTime: wireInstant(cutoff),
});

type SlotDestination = { addressId?: string | undefined; branchId?: string | undefined };

/** How long a slot stays reserved for an order that is not placed. */
const holdDurationMs = 2 * 60 * 60_000;

/** Reserves a slot for an open order. An order that is amended keeps its old slot too, until it is placed again. */
export const reserveSlot = (
  shopper: Shopper,
  order: Order,
  { slot, destination = {}, now }: { slot: Slot; destination?: SlotDestination; now: Date },
): Reservation => {
  assertSlotChangeable(order);
  const amending = order.state === 'AMENDING';
  shopper.lastReservation += 1;
  const reservation: Reservation = {
    ...slot,
    ...readDestination(shopper, slot, destination),
    id: `r${shopper.lastReservation}`,
    status: amending ? 'UNCONFIRMED' : 'RESERVED',
    heldUntil: amending ? null : new Date(now.getTime() + holdDurationMs),
  };
  const placedReservations = amending ? order.reservations.filter(({ status }) => status === 'RESERVED') : [];
  order.reservations = [...placedReservations, reservation];
  return reservation;
};

export const cancelReservation = (shopper: Shopper, id: string): void => {
  const found = shopper.orders.find(({ reservations }) => reservations.some((each) => each.id === id));
  const order = existing(found, 'RESERVATION_NOT_FOUND', `There is no slot reservation ${id}.`);
  assertSlotChangeable(order);
  order.reservations = order.reservations.filter((reservation) => reservation.id !== id);
};

/** Expires the reservations of orders that were not placed in time. */
export const expireHolds = (shopper: Shopper, now: Date): void => {
  for (const { reservations } of shopper.orders) {
    for (const reservation of reservations) {
      if (reservation.heldUntil !== null && reservation.heldUntil <= now) reservation.status = 'EXPIRED';
    }
  }
};

const assertSlotChangeable = (order: Order): void => {
  const { customerOrderId, slotChangeable } = order;
  if (isOpen(order) && slotChangeable) return;
  throw conflict('SLOT_NOT_CHANGEABLE', `The slot of order ${customerOrderId} cannot be changed any more.`);
};

const readDestination = (
  shopper: Shopper,
  slot: Slot,
  { addressId, branchId = shopper.defaultBranchId }: SlotDestination,
) => {
  if (branches.every(({ id }) => id !== branchId))
    throw badRequest(`branchId: there is no branch ${branchId}`);
  if (slot.service !== 'delivery') return { addressId: null, branchId };
  const address =
    addressId === undefined ? shopper.addresses[0] : shopper.addresses.find(({ id }) => id === addressId);
  if (address === undefined)
    throw badRequest(`addressId: there is no address ${addressId ?? 'in this account'}`);
  return { addressId: address.id, branchId };
};
