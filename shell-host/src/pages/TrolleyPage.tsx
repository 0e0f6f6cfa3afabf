import { Link } from 'react-router';
import { AmountControl } from '../components/AmountControl.tsx';
import { Notice } from '../components/AsyncContent.tsx';
import button from '../components/button.module.css';
import { PopularAisles } from '../components/CategoryLinks.tsx';
import { CheckoutButton } from '../components/CheckoutButton.tsx';
import layout from '../components/layout.module.css';
import { OrderTotals, SlotCard } from '../components/OrderParts.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { formatPrice, formatPricedPer } from '../shop/amounts.ts';
import type { OrderDetails, OrderDetailsLine } from '../shop/types.ts';
import { useTrolley } from '../trolley/useTrolley.ts';
import { useShell } from '../useShell.ts';
import styles from './TrolleyPage.module.css';

export function TrolleyPage() {
  const state = useTrolley();
  return (
    <>
      <PageHeading title="Trolley" />
      {state.kind === 'signed-out' && <SignInFirst />}
      {state.kind === 'failed' && <TrolleyUnavailable />}
      {state.order && state.kind === 'ready' && <TrolleyOf order={state.order} />}
    </>
  );
}

function TrolleyOf({ order }: { order: OrderDetails }) {
  const { routes } = useShell();
  if (order.lines.length === 0) {
    return (
      <>
        <div className={styles.empty}>
          <p>There is nothing in your trolley yet.</p>
          <Link className={button.secondary} to={routes.favourites()}>
            Your favourites
          </Link>
        </div>
        <PopularAisles />
      </>
    );
  }
  return (
    <div className={layout.columns}>
      <ul className={styles.lines} aria-label="In your trolley">
        {order.lines.map((line) => (
          <TrolleyLine key={line.lineNumber} line={line} />
        ))}
      </ul>
      <aside className={layout.summary} aria-label="Order summary">
        <SlotCard order={order} />
        <OrderTotals order={order} />
        <CheckoutButton />
      </aside>
    </div>
  );
}

function SignInFirst() {
  const { routes } = useShell();
  return (
    <div className={styles.empty}>
      <p>Sign in to fill your trolley and to see what is in it.</p>
      <Link className={button.primary} to={routes.login(routes.trolley())}>
        Sign in
      </Link>
    </div>
  );
}

function TrolleyUnavailable() {
  const { trolley } = useShell();
  return (
    <Notice>
      <p>Your trolley cannot be shown at the moment.</p>
      <button type="button" className={button.secondary} onClick={() => trolley.load()}>
        Try again
      </button>
    </Notice>
  );
}

const conflicts = {
  none: undefined,
  soft: 'May come as a substitute',
  hard: 'Unavailable and not charged. Please remove it.',
};

function TrolleyLine({ line }: { line: OrderDetailsLine }) {
  const { trolley } = useShell();
  const { name, image, retailPrice, totalPrice } = line;
  const conflict = conflicts[line.conflict];

  function remove() {
    // The pressed button is removed with its row, so focus moves to the main content, without scrolling.
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
