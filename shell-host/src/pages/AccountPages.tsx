import type { DeliveryPassStatus } from '@grocer/shared-contracts';
import { Link, useSearchParams } from 'react-router';
import { AsyncContent, Notice, useAsync } from '../components/AsyncContent.tsx';
import button from '../components/button.module.css';
import { LinkCards } from '../components/LinkCards.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { useShell } from '../useShell.ts';
import styles from './AccountPages.module.css';

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
      <LinkCards links={links} />
      {/* Not a router link, because the server signs the shopper out. */}
      <a className={`${button.link} ${styles.signOut}`} href={routes.logout()}>
        Sign out
      </a>
    </>
  );
}

const problems = new Map([
  ['refused', 'Please enter your email address and your password.'],
  ['unavailable', 'Signing in is not possible at the moment. Please try again.'],
]);

/** A plain HTML form. The server sends it to the token service and redirects to the previous page. */
export function LoginPage() {
  const { routes } = useShell();
  const [query] = useSearchParams();
  const problem = problems.get(query.get('problem') ?? '');
  return (
    <div className={styles.form}>
      <PageHeading title="Sign in" />
      {problem && <Notice>{problem}</Notice>}
      <form method="post" action={routes.login(query.get('redirect') ?? '')}>
        <label>
          Email address
          <input type="email" name="email" autoComplete="username" required />
        </label>
        <label>
          Password
          <input type="password" name="password" autoComplete="current-password" required />
        </label>
        <button type="submit" className={button.primary}>
          Sign in
        </button>
      </form>
      <p>
        New here? <a href={routes.register(location.origin)}>Register</a>
      </p>
    </div>
  );
}

/** The page at both delivery pass addresses. Shows the status from the pass service. */
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
