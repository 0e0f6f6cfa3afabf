import { useRef } from 'react';
import { Link } from 'react-router';
import { useTrolley } from '../trolley/useTrolley.ts';
import { useShell } from '../useShell.ts';
import button from './button.module.css';
import { useWidget } from './useWidget.ts';

/** The header's checkout button, which starts the checkout's next step. A link until it has loaded. */
export function CheckoutButton() {
  const container = useRef<HTMLDivElement>(null);
  const isRendered = useWidget('CheckoutButton', { container }) === 'rendered';
  return (
    <div>
      {!isRendered && <PlainLink />}
      <div ref={container} hidden={!isRendered} />
    </div>
  );
}

function PlainLink() {
  const { routes } = useShell();
  const slot = useTrolley().order?.slot;
  return (
    <Link
      className={`${button.primary} ${button.large}`}
      to={slot ? routes.beforeYouGo() : routes.serviceSelection()}
    >
      Checkout
    </Link>
  );
}
