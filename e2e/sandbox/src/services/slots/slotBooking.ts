import { Hono } from 'hono';
import { needsLogin, receiveCall, type SandboxEnv } from '../../context.ts';
import { readFields, readOneOf, readText } from '../../readBody.ts';
import { badRequest, Refusal } from '../../refusal.ts';
import { londonDay, wireInstant } from '../../shop/london.ts';
import { pounds } from '../../shop/money.ts';
import { reserveSlot } from '../../shop/reserveSlot.ts';
import { openOrderOf } from '../../shop/shopper.ts';
import { isAvailable, type Slot, serviceChoices, slotsOnOffer } from '../../shop/slot.ts';
import type { World } from '../../world.ts';
import { reservationAnswer } from './slots.ts';

/** The shop's own calls for booking a slot. Page teams use them, the header never does. */
export const slotBookingService = (world: World) =>
  new Hono<SandboxEnv>()
    .basePath('/shop/v1')
    .get('/slots', receiveCall(world, 'slotsOnOffer', 'cookie'), (c) => {
      const service = readOneOf(c.req.query('service'), 'service', serviceChoices);
      const from = readDay(c.req.query('from') ?? londonDay(world.now()));
      return c.json({
        slots: slotsOnOffer(service, from, world.now()).map((slot) => slotAnswer(slot, world.now())),
      });
    })
    .post('/slot-reservations', receiveCall(world, 'bookSlot', 'cookie'), async (c) => {
      const { shopper } = needsLogin(c, 'cookie');
      const fields = await readFields(c.req.raw);
      const slot = slotToBook(world, fields);
      const destination = {
        addressId: readId(fields.addressId, 'addressId'),
        branchId: readId(fields.branchId, 'branchId'),
      };
      const reservation = reserveSlot(shopper, openOrderOf(shopper), { slot, destination, now: world.now() });
      return c.json(reservationAnswer(reservation), 201);
    });

const slotToBook = (world: World, fields: Record<string, unknown>): Slot => {
  const service = readOneOf(fields.service, 'service', serviceChoices);
  const start = new Date(readText(fields.startDateTime, 'startDateTime'));
  const onOffer = slotsOnOffer(service, londonDay(world.now()), world.now());
  const slot = onOffer.find((candidate) => candidate.start.getTime() === start.getTime());
  if (slot === undefined)
    throw new Refusal(404, 'SLOT_NOT_FOUND', `${service} has no slot at ${fields.startDateTime}.`);
  if (!isAvailable(slot, world.now())) {
    throw new Refusal(
      409,
      'SLOT_UNAVAILABLE',
      `The slot at ${fields.startDateTime} cannot be booked any more.`,
    );
  }
  return slot;
};

const slotAnswer = (slot: Slot, now: Date) => ({
  service: slot.service,
  slotType: slot.slotType,
  startDateTime: wireInstant(slot.start),
  endDateTime: wireInstant(slot.end),
  amendOrderCutoffDateTime: wireInstant(slot.cutoff),
  charge: pounds(slot.chargeInPence),
  available: isAvailable(slot, now),
});

const readId = (value: unknown, where: string): string | undefined =>
  value == null ? undefined : readText(value, where);

const readDay = (day: string): string => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  throw badRequest(`from: expected a day like 2026-03-05, got ${JSON.stringify(day)}`);
};
