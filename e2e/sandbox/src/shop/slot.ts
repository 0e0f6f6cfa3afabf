import { chanceOf } from '../data/chance.ts';
import { addDays, isWeekend, londonDay, londonInstant } from './london.ts';
import type { SlotType } from './order.ts';

/** The four service choices (specification 2). */
export const serviceChoices = [
  'delivery',
  'collection/groceries',
  'collection/entertaining',
  'collection/groceriesandentertaining',
] as const;

export type ServiceChoice = (typeof serviceChoices)[number];

export type Slot = {
  service: ServiceChoice;
  slotType: SlotType;
  start: Date;
  end: Date;
  /** Until when an order in it can be changed. */
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

/** All slots of a service on that day and the rest of the two weeks on offer from today. */
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
    end: new Date(start.getTime() + minutes * 60_000),
    cutoff: cutoffOf(slotType, day, time),
    chargeInPence: service === 'delivery' ? deliveryPrice(day, time) : 0,
  };
};

/** Some are fully booked already, always the same ones; none can be had once its cut-off has passed. */
export const isAvailable = (slot: Slot, now: Date): boolean =>
  slot.cutoff > now && chanceOf('booked', slot.service, slot.start.toISOString()) > 0.15;

/** Morning slots close at nine the evening before, later ones at nine that morning, entertaining three days before. */
const cutoffOf = (slotType: SlotType, day: string, time: string): Date => {
  if (slotType === 'ENTERTAINING_COLLECTION') {
    return isChristmas(day)
      ? londonInstant(`${day.slice(0, 4)}-12-16`, '00:00')
      : londonInstant(addDays(day, -3), '21:00');
  }
  return time < '12:00' ? londonInstant(addDays(day, -1), '21:00') : londonInstant(day, '09:00');
};

/** 20 to 24 December: entertaining orders close at midnight on the 15th (clarification 105). */
const isChristmas = (day: string): boolean => day.slice(5) >= '12-20' && day.slice(5) <= '12-24';

const deliveryPrice = (day: string, time: string): number => {
  if (time < '09:00' || time >= '20:00') return 150;
  return isWeekend(day) && time < '13:00' ? 450 : 300;
};
