import type { Money, SlotType, TrolleyTotals } from '@grocer/shared-contracts';

type Thresholds = Pick<TrolleyTotals, 'collectionMinimumOrderValue' | 'deliveryMinimumOrderValue'>;

/**
 * Why a trolley below the minimum spend cannot be checked out (specification §5, clarification 94); null where no
 * threshold is known, and for entertaining collections, which have none.
 */
export function minimumSpendMessage(totals: Thresholds, slotType: SlotType | null): string | null {
  const { collectionMinimumOrderValue: collection, deliveryMinimumOrderValue: delivery } = totals;
  switch (slotType) {
    case 'ENTERTAINING_COLLECTION':
      return null;
    case 'DELIVERY':
    case 'DELIVERY_SERVICE':
      return delivery && `${sentence(delivery)} (excluding delivery charge)`;
    case 'GROCERY_COLLECTION':
      return collection && sentence(collection);
    case 'UNDEFINED':
    case null: {
      const lower = lowerOf(collection, delivery);
      return lower && sentence(lower);
    }
  }
}

const lowerOf = (one: Money | null, other: Money | null): Money | null => {
  if (!one || !other) return one ?? other;
  return one.amount <= other.amount ? one : other;
};

const sentence = (threshold: Money): string =>
  `To check out, please meet our ${roundAmount(threshold)} minimum spend`;

/** "£40", "£42.50": whole pounds without decimals (clarification 95). */
const roundAmount = ({ amount, currencyCode }: Money): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currencyCode,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
