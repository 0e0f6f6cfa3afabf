import { Link } from 'react-router';
import { PageHeading } from '../components/PageHeading.tsx';
import { useShell } from '../useShell.ts';

export function NotFoundPage() {
  const { routes } = useShell();
  return (
    <>
      <PageHeading title="We cannot find that page" />
      <p>
        It may have moved, or the address may be mistyped. Search above, or start at{' '}
        <Link to={routes.groceriesHome()}>groceries</Link>.
      </p>
    </>
  );
}
