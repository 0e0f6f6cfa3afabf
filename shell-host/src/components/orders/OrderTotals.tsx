import { formatPrice } from '../../amount/formatPrice.ts';
import type { OrderDetails } from '../../shop/order.ts';
import styles from './OrderTotals.module.css';

interface Props {
  order: Pick<OrderDetails, 'itemTotal' | 'deliveryCharge' | 'total' | 'slot'>;
}

/** The totals of an order. They are "estimated" because items sold by weight are priced when they are weighed. */
export const OrderTotals = ({ order: { itemTotal, deliveryCharge, total, slot } }: Props) => (
  <dl className={styles.totals}>
    <dt>Items</dt>
    <dd>{formatPrice(itemTotal)}</dd>
    {slot && (
      <>
        <dt>{slot.service === 'delivery' ? 'Delivery' : 'Collection'}</dt>
        <dd>{deliveryCharge.amount > 0 ? formatPrice(deliveryCharge) : 'Free'}</dd>
      </>
    )}
    <dt className={styles.sum}>Estimated total</dt>
    <dd className={styles.sum}>{formatPrice(total)}</dd>
  </dl>
);
