import type * as z from 'zod/mini';
import { oneOf } from '../reading/oneOf.ts';

/** State of an order. An unknown state reads as UNKNOWN. */
export const orderStateSchema = oneOf(
  [
    'AMENDING',
    'CANCELLED',
    'COMPLETED',
    'FULFIL',
    'PAID',
    'PAYMENT_FAILED',
    'PENDING',
    'PICKED',
    'PLACED',
    'REFUND_PENDING',
  ],
  'UNKNOWN',
);

export type OrderState = z.infer<typeof orderStateSchema>;
