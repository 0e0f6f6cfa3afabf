import { formatAmount } from '../../amount/formatAmount.ts';
import { formatPrice } from '../../amount/formatPrice.ts';
import type { OrderDetailsLine } from '../../shop/order.ts';
import styles from './OrderLines.module.css';

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
