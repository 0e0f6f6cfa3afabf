import { Link } from 'react-router';
import button from '../../parts/button.module.css';
import { Loaded } from '../../parts/Loaded.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { OrderLines } from '../../parts/OrderLines.tsx';
import { OrderTotals } from '../../parts/OrderTotals.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { SlotCard } from '../../parts/SlotCard.tsx';
import { useAnswer } from '../../parts/useAnswer.ts';
import type { OrderDetails } from '../../shop/order.ts';
import { useShell } from '../../useShell.ts';
import styles from './CheckoutPage.module.css';
import { usePlaceOrder } from './usePlaceOrder.ts';

export function CheckoutPage() {
  const { shop, routes } = useShell();
  const answer = useAnswer('checkout', shop.trolley);
  return (
    <>
      <PageHead title="Checkout" crumbs={[{ name: 'Trolley', to: routes.trolley() }]} />
      <Loaded answer={answer}>{(order) => <Checkout order={order} />}</Loaded>
    </>
  );
}

function Checkout({ order }: { order: OrderDetails }) {
  if (order.lines.length === 0) return <p>There is nothing in your trolley to check out.</p>;
  return <OrderToPlace order={order} />;
}

function OrderToPlace({ order }: { order: OrderDetails }) {
  const { placing, problem, place } = usePlaceOrder(order.customerOrderId);
  const amending = order.customerOrderState === 'AMENDING';
  return (
    <div className={styles.columns}>
      <div className={styles.parts}>
        <section>
          <h2>Slot</h2>
          <SlotCard order={order} />
        </section>
        <section id="checkoutPromoCodes">
          <h2>Promo codes</h2>
          <p>There are no promo codes on this order.</p>
        </section>
        <section>
          <h2>Your order</h2>
          <OrderLines lines={order.lines} />
        </section>
      </div>
      <aside className={styles.summary} aria-label="Order summary">
        <OrderTotals order={order} />
        {problem && (
          <Notice>
            <p>{problem.text}</p>
            {problem.link && <Link to={problem.link.to}>{problem.link.name}</Link>}
          </Notice>
        )}
        <button type="button" className={button.primary} disabled={placing} onClick={place}>
          {labelOf({ placing, amending })}
        </button>
      </aside>
    </div>
  );
}

function labelOf({ placing, amending }: { placing: boolean; amending: boolean }): string {
  if (placing) return 'Placing your order…';
  return amending ? 'Confirm changes' : 'Place order';
}
