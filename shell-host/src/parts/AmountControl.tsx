import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { less, more } from '../amount/amountSteps.ts';
import { formatAmount } from '../amount/formatAmount.ts';
import type { Product } from '../shop/product.ts';
import { amountOf } from '../trolley/createTrolley.ts';
import { useTrolley } from '../trolley/useTrolley.ts';
import { usePath } from '../usePath.ts';
import { useShell } from '../useShell.ts';
import styles from './AmountControl.module.css';

interface Props {
  product: Pick<Product, 'lineNumber' | 'name' | 'retailPrice'>;
}

/** Puts a product into the trolley, more of it, or less. The last "Less" takes it out. */
export function AmountControl({ product: { lineNumber, name, retailPrice } }: Props) {
  const { trolley, routes } = useShell();
  const state = useTrolley();
  const navigate = useNavigate();
  const path = usePath();
  const moreButton = useRef<HTMLButtonElement>(null);
  const unit = retailPrice.quantity.uom;
  const amount = amountOf(state, lineNumber);

  async function choose(next: number) {
    // The button under the finger goes away with the last piece: its neighbour takes the focus.
    if (next === 0) moreButton.current?.focus();
    if (trolley.read().kind !== 'signed-out') await trolley.setAmount(lineNumber, next);
    if (trolley.read().kind === 'signed-out') await navigate(routes.login(path));
  }

  return (
    <div className={styles.control} data-state={amount > 0 ? 'chosen' : 'none'}>
      {amount > 0 && (
        <>
          <button type="button" aria-label={`Less ${name}`} onClick={() => choose(less(amount, unit))}>
            −
          </button>
          <output aria-label={`${name} in trolley`}>{formatAmount(amount, unit)}</output>
        </>
      )}
      <button
        key="more"
        ref={moreButton}
        type="button"
        aria-label={`${amount > 0 ? 'More' : 'Add'} ${name}`}
        onClick={() => choose(more(amount, unit))}
      >
        {amount > 0 ? '+' : 'Add'}
      </button>
    </div>
  );
}
