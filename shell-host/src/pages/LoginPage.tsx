import { useSearchParams } from 'react-router';

const problems: Record<string, string> = {
  refused: 'Please enter your email address and your password.',
  unavailable: 'Signing in is not possible at the moment. Please try again.',
};

/** A plain form: the server passes it on to the token service, with or without JavaScript. */
export function LoginPage() {
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  const problem = problems[query.get('problem') ?? ''];
  const action = redirect ? `/ecom/login?redirect=${encodeURIComponent(redirect)}` : '/ecom/login';
  return (
    <>
      <h1>Sign in</h1>
      {problem && <p role="alert">{problem}</p>}
      <form className="card" method="post" action={action}>
        <label>
          Email address
          <input type="email" name="email" autoComplete="username" required />
        </label>
        <label>
          Password
          <input type="password" name="password" autoComplete="current-password" required />
        </label>
        <button type="submit">Sign in</button>
      </form>
    </>
  );
}
