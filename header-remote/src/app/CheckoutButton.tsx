import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { onDemand } from '../platform/onDemand.ts';
import { useOnDemand } from '../platform/useOnDemand.ts';
import { routesAtom } from '../state/page.ts';
import { slotAtom } from '../state/slot.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { Door } from './Door.tsx';
import type { WidgetProps } from './Widget.tsx';

/** The door `./CheckoutButton` (design §5), by its name and as `lazy(() => import('header/CheckoutButton'))` wants it. */
export const CheckoutButton = (props: WidgetProps) => (
  <Door {...props} name="checkout-button">
    <WhenItCame />
  </Door>
);

export { CheckoutButton as default };

const checkoutButton = onDemand('the checkout button', async () => {
  const { CheckoutButton: Button } = await import(
    /* webpackChunkName: "checkout-button" */ '../features/checkout-button/CheckoutButton.tsx'
  );
  return Button;
});

/** Until its code is there, and where it does not come, a link leads on; whoever reaches for it asks for it again. */
function WhenItCame() {
  const [isWanted, want] = useState(true);
  const [giveUp] = useState(() => () => want(false));
  const Button = useOnDemand(checkoutButton, isWanted, giveUp);
  const routes = useAtomValue(routesAtom);
  const isBooked = useAtomValue(slotAtom).kind === 'booked';
  const again = () => want(true);
  if (Button) return <Button />;
  return (
    <ButtonLink
      href={isBooked ? routes.beforeYouGo() : routes.serviceSelection()}
      onFocus={again}
      onPointerEnter={again}
      size={48}
      theme="primary"
    >
      Checkout
    </ButtonLink>
  );
}
