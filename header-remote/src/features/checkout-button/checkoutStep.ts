import type { InstantCheckout, SlotType } from '@grocer/shared-contracts';

/** Everything that decides where the checkout button leads. */
export interface CheckoutInput {
  hardConflicts: number;
  minimumSpendMet: boolean;
  /** Type of the booked slot; null when no slot is booked. */
  slotType: SlotType | null;
  instantCheckout: InstantCheckout;
  amending: boolean;
  /** The page that the button is on. */
  page: 'trolley' | 'before-you-go' | 'other';
}

export type CheckoutStep =
  | { kind: 'disabled'; because: 'conflicts' | 'minimum-spend' }
  | { kind: 'go'; to: 'trolley' | 'service-selection' | 'before-you-go' | 'checkout' }
  /** The shopper chooses between instant and standard checkout. */
  | { kind: 'choose'; standard: 'before-you-go' | 'checkout' };

/**
 * Decides what a press on the checkout button does. The first row that applies decides:
 *
 *     hard conflicts, on the trolley page                        disabled
 *     minimum spend not met, unless for entertaining collection  disabled
 *     hard conflicts                                             trolley
 *     no slot                                                    service selection
 *     amending, and instant checkout allowed                     choice dialog
 *     on a before-you-go page                                    checkout
 *     otherwise                                                  before you go
 */
export function checkoutStep(input: CheckoutInput): CheckoutStep {
  const { hardConflicts, slotType, page } = input;
  if (hardConflicts > 0 && page === 'trolley') return { kind: 'disabled', because: 'conflicts' };
  if (!input.minimumSpendMet && slotType !== 'ENTERTAINING_COLLECTION') {
    return { kind: 'disabled', because: 'minimum-spend' };
  }
  if (hardConflicts > 0) return { kind: 'go', to: 'trolley' };
  if (slotType === null) return { kind: 'go', to: 'service-selection' };
  const standard = page === 'before-you-go' ? 'checkout' : 'before-you-go';
  // Only ALLOWED means yes. A value that this version does not know is parsed as UNKNOWN.
  if (input.amending && input.instantCheckout === 'ALLOWED') return { kind: 'choose', standard };
  return { kind: 'go', to: standard };
}
