import { readSearchTerm } from '@grocer/shared-contracts';
import { Link, useLocation } from 'react-router';
import { PageHead } from '../parts/PageHead.tsx';
import { ProductList } from '../parts/ProductList.tsx';
import { useShell } from '../useShell.ts';

export function SearchPage() {
  const { routes } = useShell();
  const term = readSearchTerm(useLocation().search);
  return (
    <>
      <PageHead title={term ? `Results for “${term}”` : 'Search'} />
      <ProductList key={term} query={{ search: term }}>
        {({ total }) =>
          total === 0 && (
            <p>
              Nothing was found. Try fewer words, or <Link to={routes.groceriesHome()}>browse groceries</Link>
              .
            </p>
          )
        }
      </ProductList>
    </>
  );
}
