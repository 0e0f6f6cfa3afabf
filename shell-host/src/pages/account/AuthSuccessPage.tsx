import { Link } from 'react-router';
import button from '../../parts/button.module.css';
import { PageHead } from '../../parts/PageHead.tsx';
import { useShell } from '../../useShell.ts';
import styles from './account.module.css';

/** Where registration comes back to (clarification 8). */
export function AuthSuccessPage() {
  const { routes } = useShell();
  return (
    <div className={styles.form}>
      <PageHead title="Welcome, your account is ready" />
      <Link className={button.primary} to={routes.groceriesHome()}>
        Start shopping
      </Link>
    </div>
  );
}
