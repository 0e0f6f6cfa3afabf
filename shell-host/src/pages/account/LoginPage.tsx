import { useSearchParams } from 'react-router';
import button from '../../components/button.module.css';
import { Notice } from '../../components/Notice.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useShell } from '../../useShell.ts';
import styles from './account.module.css';

const problems = new Map([
  ['refused', 'Please enter your email address and your password.'],
  ['unavailable', 'Signing in is not possible at the moment. Please try again.'],
]);

/** A plain form. The server forwards it to the token service and redirects to the page that the shopper came from. */
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
