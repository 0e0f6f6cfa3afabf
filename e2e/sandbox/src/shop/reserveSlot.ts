import { findBranch } from '../data/branches.ts';
import { badRequest, Refusal } from '../refusal.ts';
import type { Order, Reservation } from './order.ts';
import { isOpen } from './order.ts';
import type { Shopper } from './shopper.ts';
import type { Slot } from './slot.ts';

export type SlotDestination = { addressId?: string | undefined; branchId?: string | undefined };

/** How long an order keeps its slot before it is placed. */
const holdDurationMs = 2 * 60 * 60_000;

/** Reserves a slot for an open order. While amending, the placed slot is kept until the order is placed again. */
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
  const order = shopper.orders.find(({ reservations }) =>
    reservations.some((reservation) => reservation.id === id),
  );
  if (order === undefined)
    throw new Refusal(404, 'RESERVATION_NOT_FOUND', `There is no slot reservation ${id}.`);
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
  throw new Refusal(
    409,
    'SLOT_NOT_CHANGEABLE',
    `The slot of order ${customerOrderId} cannot be changed any more.`,
  );
};

const readDestination = (
  shopper: Shopper,
  slot: Slot,
  { addressId, branchId = shopper.defaultBranchId }: SlotDestination,
) => {
  if (findBranch(branchId) === undefined) throw badRequest(`branchId: there is no branch ${branchId}`);
  if (slot.service !== 'delivery') return { addressId: null, branchId };
  const address =
    addressId === undefined ? shopper.addresses[0] : shopper.addresses.find(({ id }) => id === addressId);
  if (address === undefined)
    throw badRequest(`addressId: there is no address ${addressId ?? 'in this account'}`);
  return { addressId: address.id, branchId };
};
