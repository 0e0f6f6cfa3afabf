import type { ServiceChoice } from './slot.ts';

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

/** A hard conflict is an item that the slot cannot bring at all, a soft one comes in part or as a substitute. */
export type Conflict = 'none' | 'soft' | 'hard';

export type OrderLine = {
  trolleyItemId: string;
  lineNumber: string;
  amount: number;
  /** What the placed order holds of it; 0 until it is placed. */
  reservedAmount: number;
  stock: Conflict;
  noteToShopper: string | null;
  personalisedMessage: string | null;
};

export type SlotType =
  | 'DELIVERY'
  | 'GROCERY_COLLECTION'
  | 'ENTERTAINING_COLLECTION'
  | 'DELIVERY_SERVICE'
  | 'UNDEFINED';

export type Reservation = {
  id: string;
  /** UNCONFIRMED: chosen while amending, it takes the old one's place when the order is placed again. */
  status: 'RESERVED' | 'UNCONFIRMED' | 'EXPIRED';
  service: ServiceChoice;
  slotType: SlotType;
  addressId: string | null;
  branchId: string;
  start: Date;
  end: Date;
  cutoff: Date;
  chargeInPence: number;
  /** Until when an order that is not placed yet keeps it. */
  heldUntil: Date | null;
};

/** A trolley is the lines of an order that is PENDING or AMENDING. */
export type Order = {
  customerOrderId: string;
  state: OrderState;
  lines: OrderLine[];
  reservations: Reservation[];
  slotChangeable: boolean;
  /** What cancelling the amendment brings back. */
  beforeAmending: Pick<Order, 'lines' | 'reservations'> | null;
};

/** The reservation that counts (clarification 45): a newly chosen slot before the one it replaces. */
export const currentReservation = (order: Order): Reservation | undefined => {
  const live = order.reservations.filter((reservation) => reservation.status !== 'EXPIRED');
  return live.find((reservation) => reservation.status === 'UNCONFIRMED') ?? live[0];
};

export const isOpen = (order: Order): boolean => order.state === 'PENDING' || order.state === 'AMENDING';
