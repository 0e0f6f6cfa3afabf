import type { DeliveryPassStatus } from '@grocer/shared-contracts';
import { Link, useSearchParams } from 'react-router';
import { AsyncContent } from '../../components/AsyncContent.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useAsync } from '../../components/useAsync.ts';
import { useShell } from '../../useShell.ts';
import styles from './MyAccountPage.module.css';

export function MyAccountPage() {
  const { shop } = useShell();
  const [query] = useSearchParams();
  const answer = useAsync('delivery pass', shop.deliveryPass);
  return (
    <>
      <PageHeading title="My account" />
      {query.get('problem') === 'sign-out' && (
        <Notice>Signing out is not possible at the moment: you are still signed in. Please try again.</Notice>
      )}
      <AsyncContent answer={answer}>{(pass) => <AccountLinks pass={pass} />}</AsyncContent>
    </>
  );
}

function AccountLinks({ pass }: { pass: DeliveryPassStatus }) {
  const { routes } = useShell();
  const links = [
    { name: 'My orders', about: 'What is on its way, and what was', to: routes.myOrders() },
    { name: 'My details', about: 'Name, addresses and payment', to: routes.myDetails() },
    { name: 'Lists', about: 'Shopping lists that you keep', to: routes.lists() },
    { name: 'Favourites', about: 'What you buy again and again', to: routes.favourites() },
    { name: 'Delivery Pass', about: 'Free deliveries, all year', to: routes.deliveryPass(pass) },
  ];
  return (
    <>
      <ul className={styles.links}>
        {links.map(
          ({ name, about, to }) =>
            to && (
              <li key={name}>
                <Link to={to}>
                  <strong>{name}</strong>
                  <span>{about}</span>
                </Link>
              </li>
            ),
        )}
      </ul>
      {/* Not a link of the router: the server signs out. */}
      <a className={styles.signOut} href={routes.logout()}>
        Sign out
      </a>
    </>
  );
}
