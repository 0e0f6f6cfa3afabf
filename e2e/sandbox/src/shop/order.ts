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
  conflict: Conflict;
  noteToShopper: string | null;
  personalisedMessage: string | null;
};

export type ReservationStatus = 'RESERVED' | 'UNCONFIRMED' | 'EXPIRED';
export type SlotType =
  | 'DELIVERY'
  | 'GROCERY_COLLECTION'
  | 'ENTERTAINING_COLLECTION'
  | 'DELIVERY_SERVICE'
  | 'UNDEFINED';

export type Reservation = {
  id: string;
  status: ReservationStatus;
  slotType: SlotType;
  addressId: string | null;
  branchId: string;
  start: Date;
  end: Date;
  cutoff: Date;
  chargeInPence: number;
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
