import type { DeliveryPassStatus } from '@grocer/shared-contracts';
import { Link } from 'react-router';
import { AsyncContent } from '../../components/AsyncContent.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useAsync } from '../../components/useAsync.ts';
import { useShell } from '../../useShell.ts';

/** The page of both delivery pass addresses. It shows the status that the pass service answers. */
export function DeliveryPassPage() {
  const { shop, routes } = useShell();
  const answer = useAsync('delivery pass', shop.deliveryPass);
  return (
    <>
      <PageHeading title="Delivery Pass" crumbs={[{ name: 'My account', to: routes.myAccount() }]} />
      <AsyncContent answer={answer}>{(status) => <p>{messages[status]}</p>}</AsyncContent>
      <p>
        <Link to={routes.bookSlot('delivery')}>See delivery slots</Link>
      </p>
    </>
  );
}

const messages: Record<DeliveryPassStatus, string> = {
  ACTIVE: 'Your delivery pass is active: every delivery slot is free.',
  AVAILABLE: 'With a delivery pass every delivery slot is free. You do not have one yet.',
  UNKNOWN: 'There is no delivery pass on your account.',
};
