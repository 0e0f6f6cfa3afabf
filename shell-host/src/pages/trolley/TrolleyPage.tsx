import { Link } from 'react-router';
import button from '../../components/button.module.css';
import { CheckoutButton } from '../../components/CheckoutButton.tsx';
import columns from '../../components/columns.module.css';
import { Notice } from '../../components/Notice.tsx';
import { OrderTotals } from '../../components/orders/OrderTotals.tsx';
import { SlotCard } from '../../components/orders/SlotCard.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { PopularAisles } from '../../components/PopularAisles.tsx';
import type { OrderDetails } from '../../shop/order.ts';
import { useTrolley } from '../../trolley/useTrolley.ts';
import { useShell } from '../../useShell.ts';
import { TrolleyLine } from './TrolleyLine.tsx';
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
    <div className={columns.columns}>
      <ul className={styles.lines} aria-label="In your trolley">
        {order.lines.map((line) => (
          <TrolleyLine key={line.lineNumber} line={line} />
        ))}
      </ul>
      <aside className={columns.summary} aria-label="Order summary">
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
