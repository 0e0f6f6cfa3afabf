import type { DeliveryPassStatus } from '@grocer/shared-contracts';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '../../parts/Loaded.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useAnswer } from '../../parts/useAnswer.ts';
import { useShell } from '../../useShell.ts';
import styles from './MyAccountPage.module.css';

export function MyAccountPage() {
  const { shop } = useShell();
  const [query] = useSearchParams();
  const answer = useAnswer('delivery pass', shop.deliveryPass);
  return (
    <>
      <PageHead title="My account" />
      {query.get('problem') === 'sign-out' && (
        <Notice>Signing out is not possible at the moment: you are still signed in. Please try again.</Notice>
      )}
      <Loaded answer={answer}>{(pass) => <AccountLinks pass={pass} />}</Loaded>
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
      {/* Signing out belongs to the server: a link of the page, not of the router. */}
      <a className={styles.signOut} href={routes.logout()}>
        Sign out
      </a>
    </>
  );
}
