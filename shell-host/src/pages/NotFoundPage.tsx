import { Link } from 'react-router';
import { PageHead } from '../parts/PageHead.tsx';
import { useShell } from '../useShell.ts';

export function NotFoundPage() {
  const { routes } = useShell();
  return (
    <>
      <PageHead title="We cannot find that page" />
      <p>
        It may have moved, or the address may be mistyped. Search above, or start at{' '}
        <Link to={routes.groceriesHome()}>groceries</Link>.
      </p>
    </>
  );
}
