import { Hono } from 'hono';
import { needsLogin, receiveCall, type SandboxEnv } from '../../context.ts';
import { badRequest } from '../../refusal.ts';
import { sparseReservation } from '../../second-shop/sparseAnswers.ts';
import { wireInstant } from '../../shop/london.ts';
import type { Reservation } from '../../shop/order.ts';
import { cancelReservation } from '../../shop/reserveSlot.ts';
import { orderOf } from '../../shop/shopper.ts';
import type { World } from '../../world.ts';

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
    });

export const reservationAnswer = (reservation: Reservation) => ({
  id: reservation.id,
  status: reservation.status,
  slotType: reservation.slotType,
  addressId: reservation.addressId,
  branchId: reservation.branchId,
  startDateTime: wireInstant(reservation.start),
  endDateTime: wireInstant(reservation.end),
  amendOrderCutoffDateTime: wireInstant(reservation.cutoff),
});
