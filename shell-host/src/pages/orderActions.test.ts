import type { OrderState } from '@grocer/shared-contracts';
import { describe, expect, it } from 'vitest';
import type { OrderSlot } from '../shop/types.ts';
import { orderAction } from './orderActions.ts';

const now = new Date('2026-03-04T20:00Z');
const slotUntil = (amendOrderCutoffDateTime: string) => ({ amendOrderCutoffDateTime }) as OrderSlot;
const orderIn = (customerOrderState: OrderState, slot: OrderSlot | null = null) => ({
  customerOrderState,
  slot,
});

describe('orderAction', () => {
  it('a placed order can be amended until the cut-off of its slot', () => {
    expect(orderAction(orderIn('PLACED', slotUntil('2026-03-04T21:00Z')), now)).toBe('amend');
    expect(orderAction(orderIn('PLACED', slotUntil('2026-03-04T20:00Z')), now)).toBe('none');
  });

  it.each([
    ['AMENDING', 'continue-amending'],
    ['PAYMENT_FAILED', 'resolve-payment'],
    ['COMPLETED', 'none'],
    ['PICKED', 'none'],
    ['UNKNOWN', 'none'],
  ] as const)('the action for an order that is %s is %s', (state, action) => {
    expect(orderAction(orderIn(state), now)).toBe(action);
  });
});
