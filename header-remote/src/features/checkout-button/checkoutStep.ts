import type { InstantCheckout, SlotType } from '@grocer/shared-contracts';

/** All that decides where the checkout button leads. */
export interface CheckoutFacts {
  hardConflicts: number;
  minimumSpendMet: boolean;
  /** Of the booked slot; null where none is booked. */
  slotType: SlotType | null;
  instantCheckout: InstantCheckout;
  amending: boolean;
  /** Which page the button stands on. */
  page: 'trolley' | 'before-you-go' | 'other';
}

export type CheckoutStep =
  | { kind: 'disabled'; because: 'conflicts' | 'minimum-spend' }
  | { kind: 'go'; to: 'trolley' | 'service-selection' | 'before-you-go' | 'checkout' }
  /** The shopper chooses between instant and standard checkout. */
  | { kind: 'choose'; standard: 'before-you-go' | 'checkout' };

/**
 * What a press on the checkout button does (clarification 92). The first row that holds decides:
 *
 *     hard conflicts, on the trolley page                        disabled
 *     minimum spend not met, unless for entertaining collection  disabled
 *     hard conflicts                                             trolley
 *     no slot                                                    service selection
 *     amending, and instant checkout allowed                     the choice
 *     on a before-you-go page                                    checkout
 *     else                                                       before you go
 */
export function checkoutStep(facts: CheckoutFacts): CheckoutStep {
  const { hardConflicts, slotType, page } = facts;
  if (hardConflicts > 0 && page === 'trolley') return { kind: 'disabled', because: 'conflicts' };
  if (!facts.minimumSpendMet && slotType !== 'ENTERTAINING_COLLECTION') {
    return { kind: 'disabled', because: 'minimum-spend' };
  }
  if (hardConflicts > 0) return { kind: 'go', to: 'trolley' };
  if (slotType === null) return { kind: 'go', to: 'service-selection' };
  const standard = page === 'before-you-go' ? 'checkout' : 'before-you-go';
  // Only ALLOWED means yes, whatever the shop may say tomorrow.
  if (facts.amending && facts.instantCheckout === 'ALLOWED') return { kind: 'choose', standard };
  return { kind: 'go', to: standard };
}
