import { useSearchParams } from 'react-router';
import button from '../../parts/button.module.css';
import { Notice } from '../../parts/Notice.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useShell } from '../../useShell.ts';
import styles from './account.module.css';

const problems = new Map([
  ['refused', 'Please enter your email address and your password.'],
  ['unavailable', 'Signing in is not possible at the moment. Please try again.'],
]);

/** A plain form: the server passes it on to the token service, and from there to where the shopper came from. */
export function LoginPage() {
  const { routes } = useShell();
  const [query] = useSearchParams();
  const problem = problems.get(query.get('problem') ?? '');
  return (
    <div className={styles.form}>
      <PageHead title="Sign in" />
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
