import type { ServiceChoice } from '@grocer/shared-contracts';
import { Link } from 'react-router';
import { formatAmount, formatPrice } from '../shop/amounts.ts';
import { formatDate, formatRange } from '../shop/times.ts';
import type { OrderDetails, OrderDetailsLine } from '../shop/types.ts';
import { useShell } from '../useShell.ts';
import button from './button.module.css';
import styles from './OrderParts.module.css';

/** Display names of the services. */
export const serviceNames: Record<ServiceChoice, string> = {
  delivery: 'Delivery',
  'collection/groceries': 'Groceries collection',
  'collection/entertaining': 'Entertaining collection',
  'collection/groceriesandentertaining': 'Groceries and Entertaining collection',
};

/** The lines of an order, read-only. */
export const OrderLines = ({ lines }: { lines: OrderDetailsLine[] }) => (
  <ul className={styles.lines} aria-label="Items">
    {lines.map(({ lineNumber, name, image, amount, retailPrice, totalPrice }) => (
      <li key={lineNumber}>
        <img src={image} alt="" width={48} height={48} loading="lazy" />
        <span className={styles.name}>{name}</span>
        <span>
          {retailPrice.quantity.uom === 'C62'
            ? `× ${amount}`
            : formatAmount(amount, retailPrice.quantity.uom)}
        </span>
        <span className={styles.price}>{formatPrice(totalPrice)}</span>
      </li>
    ))}
  </ul>
);

/** Totals of an order. They are "estimated", because items sold by weight are weighed and priced later. */
export const OrderTotals = ({
  order: { itemTotal, deliveryCharge, total, slot },
}: {
  order: OrderDetails;
}) => (
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

/** The slot of the trolley's order, with a link to book or change it. */
export function SlotCard({
  order: { slot, slotChangeable },
}: {
  order: Pick<OrderDetails, 'slot' | 'slotChangeable'>;
}) {
  const { routes } = useShell();
  if (!slot) {
    return (
      <div className={styles.card}>
        <p>No slot is booked yet.</p>
        <Link className={button.link} to={routes.serviceSelection()}>
          Book a slot
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.card}>
      <p>{serviceNames[slot.service]}</p>
      <p className={styles.when}>
        {formatDate(slot.startDateTime)}
        <br />
        {formatRange(slot.startDateTime, slot.endDateTime)}
      </p>
      {slotChangeable && (
        <Link className={button.link} to={routes.bookSlot(slot.service)}>
          Change slot
        </Link>
      )}
    </div>
  );
}
