import { useAtomValue } from 'jotai';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import { routesAtom } from '../../state/page/page.ts';
import { slotAtom } from '../../state/slot/slot.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { createStandaloneWidget } from './createStandaloneWidget.tsx';

/** The entry point `./CheckoutButton`, for pages without the header. */
export const CheckoutButton = createStandaloneWidget('checkout-button', LazyCheckoutButton);

const checkoutButton = createLazyModule(
  'the checkout button',
  () => import(/* webpackChunkName: "shopper" */ '../../features/checkout-button/CheckoutButton.tsx'),
);

/** Renders a link until the code of the button has loaded. */
function LazyCheckoutButton() {
  const Button = useLazyModule(checkoutButton, true)?.CheckoutButton;
  const routes = useAtomValue(routesAtom);
  const isBooked = useAtomValue(slotAtom).kind === 'booked';
  if (Button) return <Button />;
  return (
    <ButtonLink href={isBooked ? routes.beforeYouGo() : routes.serviceSelection()} size={48} theme="primary">
      Checkout
    </ButtonLink>
  );
}
