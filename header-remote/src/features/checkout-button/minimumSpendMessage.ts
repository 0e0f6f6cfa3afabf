import type { Money, SlotType, TrolleyTotals } from '@grocer/shared-contracts';

type Thresholds = Pick<TrolleyTotals, 'collectionMinimumOrderValue' | 'deliveryMinimumOrderValue'>;

/**
 * The message for a trolley below the minimum spend (behaviour/checkout#minimum-message). Null when the threshold for
 * the slot type is not known, and for entertaining collections, which have none.
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

const lowerOf = (a: Money | null, b: Money | null): Money | null => {
  if (!a || !b) return a ?? b;
  return a.amount <= b.amount ? a : b;
};

const sentence = (threshold: Money): string =>
  `To check out, please meet our ${formatThreshold(threshold)} minimum spend`;

/** "£40", "£42.50": whole amounts have no decimals. */
const formatThreshold = ({ amount, currencyCode }: Money): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currencyCode,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
