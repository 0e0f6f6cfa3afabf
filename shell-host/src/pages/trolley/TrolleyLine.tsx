import { formatPricedPer } from '../../amount/formatAmount.ts';
import { formatPrice } from '../../amount/formatPrice.ts';
import button from '../../components/button.module.css';
import { AmountControl } from '../../components/products/AmountControl.tsx';
import type { OrderDetailsLine } from '../../shop/order.ts';
import { useShell } from '../../useShell.ts';
import styles from './TrolleyLine.module.css';

const conflicts = {
  none: undefined,
  soft: 'May come as a substitute',
  hard: 'Unavailable and not charged. Please remove it.',
};

export function TrolleyLine({ line }: { line: OrderDetailsLine }) {
  const { trolley } = useShell();
  const { name, image, retailPrice, totalPrice } = line;
  const conflict = conflicts[line.conflict];

  function remove() {
    // The row is removed with its button: focus moves to the main content, without scrolling.
    document.getElementById('main-content')?.focus({ preventScroll: true });
    void trolley.setAmount(line, 0);
  }

  return (
    <li className={styles.line}>
      <img src={image} alt="" width={80} height={80} loading="lazy" />
      <div className={styles.what}>
        <h2>{name}</h2>
        <p>
          {formatPrice(retailPrice.price)}
          {formatPricedPer(retailPrice.quantity) || ' each'}
        </p>
        {conflict && (
          <p className={styles.conflict} data-conflict={line.conflict}>
            {conflict}
          </p>
        )}
      </div>
      <div className={styles.amount}>
        <AmountControl product={line} />
        <button type="button" className={button.quiet} aria-label={`Remove ${name}`} onClick={remove}>
          Remove
        </button>
      </div>
      <p className={styles.total}>{formatPrice(totalPrice)}</p>
    </li>
  );
}
