import { useParams } from 'react-router';
import { Loaded } from '../../parts/Loaded.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { OrderLines } from '../../parts/OrderLines.tsx';
import { OrderTotals } from '../../parts/OrderTotals.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { serviceNames } from '../../parts/serviceNames.ts';
import { useAnswer } from '../../parts/useAnswer.ts';
import type { OrderDetails } from '../../shop/order.ts';
import { useShell } from '../../useShell.ts';
import { formatDate, formatRange } from '../../when/slotTime.ts';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { OrderActions } from './OrderActions.tsx';
import styles from './OrderPage.module.css';
import { OrderStateTag } from './OrderStateTag.tsx';
import { useAmend } from './useAmend.ts';

export function OrderPage() {
  const { shop } = useShell();
  const { customerOrderId = '' } = useParams();
  const answer = useAnswer(customerOrderId, () => shop.order(customerOrderId));
  return (
    <Loaded answer={answer} missing={<NotFoundPage />}>
      {(order) => <Order order={order} />}
    </Loaded>
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
      <PageHead title={`Order ${customerOrderId}`} crumbs={crumbs} />
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
