import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import { routesAtom } from '../../state/page/page.ts';
import { slotAtom } from '../../state/slot/slot.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import type { WidgetProps } from '../runtime/WidgetProvider.tsx';
import { StandaloneWidget } from './StandaloneWidget.tsx';

/** The entry point `./CheckoutButton` (behaviour/loading#1). */
export const CheckoutButton = (props: WidgetProps) => (
  <StandaloneWidget {...props} name="checkout-button">
    <LazyCheckoutButton />
  </StandaloneWidget>
);

// The default export that `lazy(() => import('header/CheckoutButton'))` needs.
export { CheckoutButton as default };

const checkoutButton = createLazyModule('the checkout button', async () => {
  const { CheckoutButton: Button } = await import(
    /* webpackChunkName: "checkout-button" */ '../../features/checkout-button/CheckoutButton.tsx'
  );
  return Button;
});

/** Until its code has loaded, and if it does not load, it is a link. Focus or a pointer on the link tries again. */
function LazyCheckoutButton() {
  const [isWanted, setWanted] = useState(true);
  const [onFailure] = useState(() => () => setWanted(false));
  const Button = useLazyModule(checkoutButton, isWanted, onFailure);
  const routes = useAtomValue(routesAtom);
  const isBooked = useAtomValue(slotAtom).kind === 'booked';
  const retry = () => setWanted(true);
  if (Button) return <Button />;
  return (
    <ButtonLink
      href={isBooked ? routes.beforeYouGo() : routes.serviceSelection()}
      onFocus={retry}
      onPointerEnter={retry}
      size={48}
      theme="primary"
    >
      Checkout
    </ButtonLink>
  );
}
