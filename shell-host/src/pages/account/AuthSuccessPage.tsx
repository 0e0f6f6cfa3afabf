import { Link } from 'react-router';
import button from '../../components/button.module.css';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useShell } from '../../useShell.ts';
import styles from './account.module.css';

/** The page that registration redirects to. */
export function AuthSuccessPage() {
  const { routes } = useShell();
  return (
    <div className={styles.form}>
      <PageHeading title="Welcome, your account is ready" />
      <Link className={button.primary} to={routes.groceriesHome()}>
        Start shopping
      </Link>
    </div>
  );
}
