import { Link } from 'react-router';
import { formatPrice } from '../../amount/formatPrice.ts';
import { AsyncContent } from '../../components/AsyncContent.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { PopularAisles } from '../../components/PopularAisles.tsx';
import { useAsync } from '../../components/useAsync.ts';
import type { OrderSummary } from '../../shop/order.ts';
import { formatDate, formatRange } from '../../time/slotTime.ts';
import { useShell } from '../../useShell.ts';
import styles from './MyOrdersPage.module.css';
import { OrderActions } from './OrderActions.tsx';
import { OrderStateTag } from './OrderStateTag.tsx';
import { useAmend } from './useAmend.ts';

export function MyOrdersPage() {
  const { shop, routes } = useShell();
  const answer = useAsync('orders', shop.orders);
  return (
    <>
      <PageHeading title="My orders" crumbs={[{ name: 'My account', to: routes.myAccount() }]} />
      <AsyncContent answer={answer}>{(orders) => <Orders orders={orders.filter(isPlaced)} />}</AsyncContent>
    </>
  );
}

/** Whether an order has been placed. A pending one is only a trolley. */
const isPlaced = ({ customerOrderState }: OrderSummary): boolean => customerOrderState !== 'PENDING';

function Orders({ orders }: { orders: OrderSummary[] }) {
  const { opening, problem, amend } = useAmend();
  if (orders.length === 0) return <NoOrders />;
  return (
    <>
      {problem && <Notice>{problem}</Notice>}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.customerOrderId}>
            <OrderRow order={order} />
            <OrderActions order={order} opening={opening === order.customerOrderId} onAmend={amend} />
          </li>
        ))}
      </ul>
    </>
  );
}

const NoOrders = () => (
  <>
    <p>You have not placed an order yet.</p>
    <PopularAisles />
  </>
);

function OrderRow({ order }: { order: OrderSummary }) {
  const { routes } = useShell();
  const { customerOrderId, customerOrderState, slot, items, total } = order;
  return (
    <div className={styles.order}>
      <h2>
        <Link to={routes.viewOrder(customerOrderId)}>Order {customerOrderId}</Link>
        <OrderStateTag state={customerOrderState} />
      </h2>
      {slot && (
        <p>
          {formatDate(slot.startDateTime)}, {formatRange(slot.startDateTime, slot.endDateTime)}
        </p>
      )}
      <p className={styles.sum}>
        {items === 1 ? '1 item' : `${items} items`}, {formatPrice(total)}
      </p>
    </div>
  );
}
