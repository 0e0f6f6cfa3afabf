import { Hono } from 'hono';
import { needsLogin, receiveCall, type SandboxEnv } from '../context.ts';
import branches from '../data/branches.json' with { type: 'json' };
import { readFields, readOneOf, readText } from '../readBody.ts';
import { badRequest, conflict, existing } from '../refusal.ts';
import { inLondon, londonDay } from '../shop/london.ts';
import { pounds, type Reservation } from '../shop/order.ts';
import { openOrderOf, orderOf } from '../shop/shopper.ts';
import {
  cancelReservation,
  isAvailable,
  reserveSlot,
  type Slot,
  serviceChoices,
  slotsOnOffer,
  slotTimes,
} from '../shop/slot.ts';
import type { World } from '../world.ts';

/** Slot reservations, the addresses and branches they go to, and the shop's own calls for booking a slot. */
export const slotsService = (world: World) =>
  new Hono<SandboxEnv>()
    .get('/slot-reservations', receiveCall(world, 'slots'), (c) => {
      const { shopper } = needsLogin(c);
      const customerOrderId = c.req.query('customerOrderId');
      if (!customerOrderId) throw badRequest('customerOrderId: expected the id of an order, got nothing');
      const answer = shopper.shop === 'second' ? sparseReservation : reservationAnswer;
      return c.json(orderOf(shopper, customerOrderId).reservations.map((each) => answer(each)));
    })
    .delete('/slot-reservations/:id', receiveCall(world, 'cancelSlot'), (c) => {
      cancelReservation(needsLogin(c).shopper, c.req.param('id'));
      return c.body(null, 204);
    })
    .get('/addresses/:id', receiveCall(world, 'address'), (c) => {
      const { addresses, shop } = needsLogin(c).shopper;
      const id = c.req.param('id');
      const found = addresses.find((address) => address.id === id);
      const address = existing(found, 'ADDRESS_NOT_FOUND', `There is no address ${id}.`);
      const { line1, town } = address;
      return c.json(shop === 'second' ? { name: null, line1, town, postalCode: null } : address);
    })
    // Addresses of shops are public: no login is needed.
    .get('/branches/:id', receiveCall(world, 'branch'), (c) => {
      const id = c.req.param('id');
      const found = branches.find((branch) => branch.id === id);
      const branch = existing(found, 'BRANCH_NOT_FOUND', `There is no branch ${id}.`);
      const { shop } = c.get('visitor').shopper;
      return c.json(shop === 'second' ? { name: branch.name, contactDetails: null } : branch);
    })
    .get('/shop/v1/slots', receiveCall(world, 'slotsOnOffer', 'cookie'), (c) => {
      const service = readOneOf(c.req.query('service'), 'service', serviceChoices);
      const from = readDay(c.req.query('from') ?? londonDay(world.now()));
      return c.json({
        slots: slotsOnOffer(service, from, world.now()).map((slot) => slotAnswer(slot, world.now())),
      });
    })
    .post('/shop/v1/slot-reservations', receiveCall(world, 'bookSlot', 'cookie'), async (c) => {
      const { shopper } = needsLogin(c);
      const fields = await readFields(c.req.raw);
      const slot = slotToBook(world, fields);
      const readId = (field: string) => (fields[field] == null ? undefined : readText(fields[field], field));
      const destination = { addressId: readId('addressId'), branchId: readId('branchId') };
      const reservation = reserveSlot(shopper, openOrderOf(shopper), { slot, destination, now: world.now() });
      return c.json(reservationAnswer(reservation), 201);
    });

const slotToBook = (world: World, fields: Record<string, unknown>): Slot => {
  const service = readOneOf(fields.service, 'service', serviceChoices);
  const startDateTime = readText(fields.startDateTime, 'startDateTime');
  const found = slotsOnOffer(service, londonDay(world.now()), world.now()).find(
    ({ start }) => start.getTime() === Date.parse(startDateTime),
  );
  const slot = existing(found, 'SLOT_NOT_FOUND', `${service} has no slot at ${startDateTime}.`);
  if (isAvailable(slot, world.now())) return slot;
  throw conflict('SLOT_UNAVAILABLE', `The slot at ${startDateTime} cannot be booked any more.`);
};

const slotAnswer = (slot: Slot, now: Date) => ({
  service: slot.service,
  slotType: slot.slotType,
  ...slotTimes(slot),
  charge: pounds(slot.chargeInPence),
  available: isAvailable(slot, now),
});

const readDay = (day: string): string => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  throw badRequest(`from: expected a day like 2026-03-05, got ${JSON.stringify(day)}`);
};

const reservationAnswer = ({ id, status, addressId, branchId, ...slot }: Reservation) => ({
  id,
  status,
  slotType: slot.slotType,
  addressId,
  branchId,
  ...slotTimes(slot),
});

/**
 * A reservation of the second shop. It has what the contract requires, and its instants have three forms of ISO 8601:
 * with an offset without a colon, without an offset, and in basic form.
 */
const sparseReservation = (reservation: Reservation) => ({
  ...reservationAnswer(reservation),
  startDateTime: inLondon(reservation.start, 'YYYY-MM-DDTHH:mm:ssZZ'),
  endDateTime: inLondon(reservation.end, 'YYYY-MM-DDTHH:mm:ss'),
  amendOrderCutoffDateTime: inLondon(reservation.cutoff, 'YYYYMMDDTHHmmssZZ'),
});
