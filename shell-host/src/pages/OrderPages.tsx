import { emitEvent, type OrderState } from '@grocer/shared-contracts';
import { Link, useNavigate, useParams } from 'react-router';
import { AsyncContent, Notice, useAsync } from '../components/AsyncContent.tsx';
import button from '../components/button.module.css';
import { PopularAisles } from '../components/CategoryLinks.tsx';
import layout from '../components/layout.module.css';
import { OrderLines, OrderTotals, serviceNames } from '../components/OrderParts.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { useAction } from '../components/useAction.ts';
import { formatPrice } from '../shop/amounts.ts';
import { ShopError } from '../shop/createCall.ts';
import { formatSlot } from '../shop/times.ts';
import type { OrderDetails, OrderSummary } from '../shop/types.ts';
import { useShell } from '../useShell.ts';
import styles from './OrderPages.module.css';
import { orderAction, stateNames } from './orderActions.ts';
import { NotFoundPage } from './PlainPages.tsx';

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

/** Whether an order was placed. A pending order is only a trolley. */
const isPlaced = ({ customerOrderState }: OrderSummary): boolean => customerOrderState !== 'PENDING';

function Orders({ orders }: { orders: OrderSummary[] }) {
  const { busyWith, problem, start } = useAmend();
  if (orders.length === 0) {
    return (
      <>
        <p>You have not placed an order yet.</p>
        <PopularAisles />
      </>
    );
  }
  return (
    <>
      {problem && <Notice>{problem}</Notice>}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li className={layout.spread} key={order.customerOrderId}>
            <OrderRow order={order} />
            <OrderActions order={order} opening={busyWith === order.customerOrderId} onAmend={start} />
          </li>
        ))}
      </ul>
    </>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { routes } = useShell();
  const { customerOrderId, customerOrderState, slot, items, total } = order;
  return (
    <div className={styles.order}>
      <h2>
        <Link className={button.link} to={routes.viewOrder(customerOrderId)}>
          Order {customerOrderId}
        </Link>
        <OrderStateTag state={customerOrderState} />
      </h2>
      {slot && <p>{formatSlot(slot)}</p>}
      <p className={styles.sum}>
        {items === 1 ? '1 item' : `${items} items`}, {formatPrice(total)}
      </p>
    </div>
  );
}

export function OrderPage() {
  const { shop } = useShell();
  const { customerOrderId = '' } = useParams();
  const answer = useAsync(customerOrderId, () => shop.order(customerOrderId));
  return (
    <AsyncContent answer={answer} missing={<NotFoundPage />}>
      {(order) => <Order order={order} />}
    </AsyncContent>
  );
}

function Order({ order }: { order: OrderDetails }) {
  const { routes } = useShell();
  const { busyWith, problem, start } = useAmend();
  const { customerOrderId, customerOrderState, slot } = order;
  const crumbs = [
    { name: 'My account', to: routes.myAccount() },
    { name: 'My orders', to: routes.myOrders() },
  ];
  return (
    <div className={styles.page}>
      <PageHeading title={`Order ${customerOrderId}`} crumbs={crumbs} />
      {problem && <Notice>{problem}</Notice>}
      <div className={layout.spread}>
        <div>
          <OrderStateTag state={customerOrderState} />
          {slot && (
            <p>
              {serviceNames[slot.service]}, {formatSlot(slot)}
            </p>
          )}
        </div>
        <OrderActions order={order} opening={busyWith !== undefined} onAmend={start} />
      </div>
      <OrderLines lines={order.lines} />
      <OrderTotals order={order} />
    </div>
  );
}

const OrderStateTag = ({ state }: { state: OrderState }) => (
  <span className={styles.tag} data-state={state}>
    {stateNames[state]}
  </span>
);

interface ActionsProps {
  order: OrderSummary;
  opening: boolean;
  onAmend: (customerOrderId: string) => void;
}

function OrderActions({ order, opening, onAmend }: ActionsProps) {
  const { routes } = useShell();
  const { customerOrderId } = order;
  const action = orderAction(order, new Date());
  if (action === 'none') return null;
  if (action === 'amend') {
    return (
      <button
        type="button"
        className={button.secondary}
        aria-label={`Amend order ${customerOrderId}`}
        disabled={opening}
        onClick={() => onAmend(customerOrderId)}
      >
        {opening ? 'Opening…' : 'Amend'}
      </button>
    );
  }
  const [name, to] =
    action === 'continue-amending'
      ? ['Go to trolley', routes.trolley()]
      : ['Resolve payment', routes.resolveOrderPayment(customerOrderId)];
  return (
    <Link className={button.secondary} to={to}>
      {name}
    </Link>
  );
}

/** Opens a placed order for changes, so that it becomes the trolley, and emits an event to the header. */
function useAmend() {
  const { shop, trolley, routes } = useShell();
  const navigate = useNavigate();
  return useAction(async (customerOrderId: string) => {
    await shop.amend(customerOrderId);
    emitEvent('shopping_context_changed');
    await trolley.load();
    await navigate(routes.trolley());
  }, problemOf);
}

const problemOf = (error: unknown, customerOrderId: string): string =>
  error instanceof ShopError && error.code === 'ORDER_NOT_AMENDABLE'
    ? `Order ${customerOrderId} cannot be amended now. Is another order being amended?`
    : `Order ${customerOrderId} could not be opened. Please try again.`;
