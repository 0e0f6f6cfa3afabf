import { Link } from 'react-router';
import { AsyncContent } from '../../components/AsyncContent.tsx';
import button from '../../components/button.module.css';
import columns from '../../components/columns.module.css';
import { Notice } from '../../components/Notice.tsx';
import { OrderLines } from '../../components/orders/OrderLines.tsx';
import { OrderTotals } from '../../components/orders/OrderTotals.tsx';
import { SlotCard } from '../../components/orders/SlotCard.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useAsync } from '../../components/useAsync.ts';
import type { OrderDetails } from '../../shop/order.ts';
import { useShell } from '../../useShell.ts';
import styles from './CheckoutPage.module.css';
import { usePlaceOrder } from './usePlaceOrder.ts';

export function CheckoutPage() {
  const { shop, routes } = useShell();
  const answer = useAsync('checkout', shop.trolley);
  return (
    <>
      <PageHeading title="Checkout" crumbs={[{ name: 'Trolley', to: routes.trolley() }]} />
      <AsyncContent answer={answer}>{(order) => <Checkout order={order} />}</AsyncContent>
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
    <div className={columns.columns}>
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
      <aside className={`${columns.summary} ${styles.summary}`} aria-label="Order summary">
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
