import { Link, useParams } from 'react-router';
import button from '../../parts/button.module.css';
import { Loaded } from '../../parts/Loaded.tsx';
import { OrderTotals } from '../../parts/OrderTotals.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useAnswer } from '../../parts/useAnswer.ts';
import { useShell } from '../../useShell.ts';
import { formatDate, formatRange } from '../../when/slotTime.ts';
import { NotFoundPage } from '../NotFoundPage.tsx';
import styles from './OrderConfirmationPage.module.css';

export function OrderConfirmationPage() {
  const { shop, routes } = useShell();
  const { customerOrderId = '' } = useParams();
  const answer = useAnswer(customerOrderId, () => shop.order(customerOrderId));
  return (
    <Loaded answer={answer} missing={<NotFoundPage />}>
      {(order) => (
        <div className={styles.page}>
          <PageHead title="Thank you, your order is placed" />
          <p>
            Order {order.customerOrderId}
            {order.slot &&
              `, ${formatDate(order.slot.startDateTime)}, ${formatRange(order.slot.startDateTime, order.slot.endDateTime)}`}
          </p>
          <OrderTotals order={order} />
          <p className={styles.next}>
            <Link className={button.secondary} to={routes.viewOrder(order.customerOrderId)}>
              View order
            </Link>
            <Link className={button.secondary} to={routes.groceriesHome()}>
              Continue shopping
            </Link>
          </p>
        </div>
      )}
    </Loaded>
  );
}
