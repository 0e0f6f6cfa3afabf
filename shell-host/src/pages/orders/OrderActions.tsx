import { Link } from 'react-router';
import button from '../../components/button.module.css';
import type { OrderSummary } from '../../shop/order.ts';
import { useShell } from '../../useShell.ts';
import { orderAction } from './orderActions.ts';

interface Props {
  order: OrderSummary;
  opening: boolean;
  onAmend: (customerOrderId: string) => void;
}

export function OrderActions({ order, opening, onAmend }: Props) {
  const { routes } = useShell();
  const { customerOrderId } = order;
  switch (orderAction(order, new Date())) {
    case 'amend':
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
    case 'continue-amending':
      return (
        <Link className={button.secondary} to={routes.trolley()}>
          Go to trolley
        </Link>
      );
    case 'resolve-payment':
      return (
        <Link className={button.secondary} to={routes.resolveOrderPayment(customerOrderId)}>
          Resolve payment
        </Link>
      );
    case 'none':
      return null;
  }
}
