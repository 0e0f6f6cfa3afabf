import { emitEvent } from '@grocer/shared-contracts';
import { Link, useNavigate, useParams } from 'react-router';
import { AsyncContent, Notice, useAsync } from '../components/AsyncContent.tsx';
import button from '../components/button.module.css';
import { CheckoutButton } from '../components/CheckoutButton.tsx';
import layout from '../components/layout.module.css';
import { OrderLines, OrderTotals, SlotCard } from '../components/OrderParts.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { OfferGrid } from '../components/ProductGrid.tsx';
import { useAction } from '../components/useAction.ts';
import { formatSlot } from '../shop/times.ts';
import type { OrderDetails } from '../shop/types.ts';
import { useShell } from '../useShell.ts';
import styles from './CheckoutPages.module.css';
import { NotFoundPage } from './PlainPages.tsx';

/** The step before checkout, which shows products on offer. */
export function BeforeYouGoPage() {
  const { routes } = useShell();
  return (
    <>
      <PageHeading title="Before you go" crumbs={[{ name: 'Trolley', to: routes.trolley() }]} />
      <div className={`${layout.spread} ${styles.lead}`}>
        <p>Have you forgotten anything? These are on offer this week.</p>
        <div className={styles.checkout}>
          <CheckoutButton />
        </div>
      </div>
      <OfferGrid />
    </>
  );
}

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
  const { busyWith, problem, start } = usePlaceOrder();
  const placing = busyWith !== undefined;
  const amending = order.customerOrderState === 'AMENDING';
  if (order.lines.length === 0) return <p>There is nothing in your trolley to check out.</p>;
  return (
    <div className={layout.columns}>
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
      <aside className={layout.summary} aria-label="Order summary">
        <OrderTotals order={order} />
        {problem && <Notice>{problem}</Notice>}
        <button
          type="button"
          className={button.primary}
          disabled={placing}
          onClick={() => start(order.customerOrderId)}
        >
          {placing ? 'Placing your order…' : amending ? 'Confirm changes' : 'Place order'}
        </button>
      </aside>
    </div>
  );
}

/** Places the order and emits an event to the header. The trolley then belongs to the next order. */
function usePlaceOrder() {
  const { shop, trolley, routes } = useShell();
  const navigate = useNavigate();
  return useAction(
    async (customerOrderId: string) => {
      await shop.place(customerOrderId);
      emitEvent('shopping_context_changed');
      void trolley.load();
      await navigate(routes.orderConfirmation(customerOrderId));
    },
    () => 'Your order could not be placed. Please check your trolley and your slot, and try again.',
  );
}

export function OrderConfirmationPage() {
  const { shop, routes } = useShell();
  const { customerOrderId = '' } = useParams();
  const answer = useAsync(customerOrderId, () => shop.order(customerOrderId));
  return (
    <AsyncContent answer={answer} missing={<NotFoundPage />}>
      {(order) => (
        <div className={styles.confirmation}>
          <PageHeading title="Thank you, your order is placed" />
          <p>
            Order {order.customerOrderId}
            {order.slot && `, ${formatSlot(order.slot)}`}
          </p>
          <OrderTotals order={order} />
          <p className={button.row}>
            <Link className={button.secondary} to={routes.viewOrder(order.customerOrderId)}>
              View order
            </Link>
            <Link className={button.secondary} to={routes.groceriesHome()}>
              Continue shopping
            </Link>
          </p>
        </div>
      )}
    </AsyncContent>
  );
}
