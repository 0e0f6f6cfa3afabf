import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { decreaseAmount, formatAmount, increaseAmount } from '../shop/amounts.ts';
import type { Product } from '../shop/types.ts';
import { amountInTrolley } from '../trolley/createTrolley.ts';
import { useTrolley } from '../trolley/useTrolley.ts';
import { usePath } from '../useHeaderOptions.ts';
import { useShell } from '../useShell.ts';
import styles from './AmountControl.module.css';

interface Props {
  product: Pick<Product, 'lineNumber' | 'name' | 'retailPrice'>;
}

/** Adds a product to the trolley and changes its amount. "Less" at the smallest amount removes the product. */
export function AmountControl({ product }: Props) {
  const { lineNumber, name, retailPrice } = product;
  const { trolley, routes } = useShell();
  const state = useTrolley();
  const navigate = useNavigate();
  const path = usePath();
  const moreButton = useRef<HTMLButtonElement>(null);
  const unit = retailPrice.quantity.uom;
  const amount = amountInTrolley(state, lineNumber);

  const [isLess, setLess] = useState(false);

  async function choose(next: number) {
    setLess(next < amount);
    // At 0 the pressed button is removed, so focus moves to the button beside it.
    if (next === 0) moreButton.current?.focus();
    if (trolley.read().kind !== 'signed-out') await trolley.setAmount(product, next);
    if (trolley.read().kind === 'signed-out') await navigate(routes.login(path));
  }

  // Reserves space until the trolley loads: "Add" is wrong for a product in it, and would move when the amount appears.
  if (state.kind === 'pending') return <div className={styles.unknown} />;
  return (
    <div className={styles.control} data-state={amount > 0 ? 'chosen' : 'none'}>
      {amount > 0 && (
        <>
          <button
            type="button"
            aria-label={`Less ${name}`}
            onClick={() => choose(decreaseAmount(amount, unit))}
          >
            −
          </button>
          {/* Announces the amount only after a decrease, because the header announces additions. */}
          <output aria-label={`${name} in trolley`} aria-live={isLess ? 'polite' : 'off'}>
            {formatAmount(amount, unit)}
          </output>
        </>
      )}
      <button
        key="more"
        ref={moreButton}
        type="button"
        aria-label={`${amount > 0 ? 'More' : 'Add'} ${name}`}
        onClick={() => choose(increaseAmount(amount, unit))}
      >
        {amount > 0 ? '+' : 'Add'}
      </button>
    </div>
  );
}
