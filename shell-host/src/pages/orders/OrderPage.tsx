import { useParams } from 'react-router';
import { AsyncContent } from '../../components/AsyncContent.tsx';
import { Notice } from '../../components/Notice.tsx';
import { OrderLines } from '../../components/orders/OrderLines.tsx';
import { OrderTotals } from '../../components/orders/OrderTotals.tsx';
import { serviceNames } from '../../components/orders/serviceNames.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useAsync } from '../../components/useAsync.ts';
import type { OrderDetails } from '../../shop/order.ts';
import { formatDate, formatRange } from '../../time/slotTime.ts';
import { useShell } from '../../useShell.ts';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { OrderActions } from './OrderActions.tsx';
import styles from './OrderPage.module.css';
import { OrderStateTag } from './OrderStateTag.tsx';
import { useAmend } from './useAmend.ts';

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
  const { opening, problem, amend } = useAmend();
  const { customerOrderId, customerOrderState, slot } = order;
  const crumbs = [
    { name: 'My account', to: routes.myAccount() },
    { name: 'My orders', to: routes.myOrders() },
  ];
  return (
    <div className={styles.page}>
      <PageHeading title={`Order ${customerOrderId}`} crumbs={crumbs} />
      {problem && <Notice>{problem}</Notice>}
      <div className={styles.facts}>
        <div>
          <OrderStateTag state={customerOrderState} />
          {slot && (
            <p>
              {serviceNames[slot.service]}, {formatDate(slot.startDateTime)},{' '}
              {formatRange(slot.startDateTime, slot.endDateTime)}
            </p>
          )}
        </div>
        <OrderActions order={order} opening={opening !== undefined} onAmend={amend} />
      </div>
      <OrderLines lines={order.lines} />
      <OrderTotals order={order} />
    </div>
  );
}
