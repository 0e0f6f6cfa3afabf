import type { ServiceChoice, SlotType } from './slot.ts';

export type OrderState =
  | 'AMENDING'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'FULFIL'
  | 'PAID'
  | 'PAYMENT_FAILED'
  | 'PENDING'
  | 'PICKED'
  | 'PLACED'
  | 'REFUND_PENDING';

/** `hard`: the item is not available with the slot. `soft`: it comes in part or as a substitute. */
export type Conflict = 'none' | 'soft' | 'hard';

export type OrderLine = {
  trolleyItemId: string;
  lineNumber: string;
  amount: number;
  /** The amount in the placed order; 0 until it is placed. */
  reservedAmount: number;
  stock: Conflict;
  noteToShopper: string | null;
  personalisedMessage: string | null;
};

export type Reservation = {
  id: string;
  /** UNCONFIRMED: chosen while amending. It replaces the old reservation when the order is placed again. */
  status: 'RESERVED' | 'UNCONFIRMED' | 'EXPIRED';
  service: ServiceChoice;
  slotType: SlotType;
  addressId: string | null;
  branchId: string;
  start: Date;
  end: Date;
  cutoff: Date;
  chargeInPence: number;
  /** When the reservation expires unless the order is placed; null = never. */
  heldUntil: Date | null;
};

/** A trolley is the lines of an order that is PENDING or AMENDING. */
export type Order = {
  customerOrderId: string;
  state: OrderState;
  lines: OrderLine[];
  reservations: Reservation[];
  slotChangeable: boolean;
  /** Restored when the amendment is cancelled. */
  beforeAmending: Pick<Order, 'lines' | 'reservations'> | null;
};

/** The reservation that counts: a newly chosen one goes before the one it replaces. */
export const currentReservation = (order: Order): Reservation | undefined => {
  const live = order.reservations.filter((reservation) => reservation.status !== 'EXPIRED');
  return live.find((reservation) => reservation.status === 'UNCONFIRMED') ?? live[0];
};

export const isOpen = (order: Order): boolean => order.state === 'PENDING' || order.state === 'AMENDING';
