import type { DeliveryPassStatus } from '@grocer/shared-contracts';
import { Link } from 'react-router';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useAnswer } from '../../parts/useAnswer.ts';
import { useShell } from '../../useShell.ts';

/** The shopper's delivery pass, or the one they could have: two addresses, and what the pass service says. */
export function DeliveryPassPage() {
  const { shop, routes } = useShell();
  const answer = useAnswer('delivery pass', shop.deliveryPass);
  return (
    <>
      <PageHead title="Delivery Pass" crumbs={[{ name: 'My account', to: routes.myAccount() }]} />
      <Loaded answer={answer}>{(status) => <p>{sentences[status]}</p>}</Loaded>
      <p>
        <Link to={routes.bookSlot('delivery')}>See delivery slots</Link>
      </p>
    </>
  );
}

const sentences: Record<DeliveryPassStatus, string> = {
  ACTIVE: 'Your delivery pass is active: every delivery slot is free.',
  AVAILABLE: 'With a delivery pass every delivery slot is free. You do not have one yet.',
  UNKNOWN: 'There is no delivery pass on your account.',
};
