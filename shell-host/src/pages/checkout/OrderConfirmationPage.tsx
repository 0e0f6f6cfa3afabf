import { Link, useParams } from 'react-router';
import { AsyncContent } from '../../components/AsyncContent.tsx';
import button from '../../components/button.module.css';
import { OrderTotals } from '../../components/orders/OrderTotals.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useAsync } from '../../components/useAsync.ts';
import { formatDate, formatRange } from '../../time/slotTime.ts';
import { useShell } from '../../useShell.ts';
import { NotFoundPage } from '../NotFoundPage.tsx';
import styles from './OrderConfirmationPage.module.css';

export function OrderConfirmationPage() {
  const { shop, routes } = useShell();
  const { customerOrderId = '' } = useParams();
  const answer = useAsync(customerOrderId, () => shop.order(customerOrderId));
  return (
    <AsyncContent answer={answer} missing={<NotFoundPage />}>
      {(order) => (
        <div className={styles.page}>
          <PageHeading title="Thank you, your order is placed" />
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
    </AsyncContent>
  );
}
