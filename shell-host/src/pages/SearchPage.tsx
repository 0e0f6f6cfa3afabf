import { readSearchTerm } from '@grocer/shared-contracts';
import { Link, useLocation } from 'react-router';
import { PageHeading } from '../components/PageHeading.tsx';
import { ProductList } from '../components/products/ProductList.tsx';
import { useShell } from '../useShell.ts';

export function SearchPage() {
  const { routes } = useShell();
  const term = readSearchTerm(useLocation().search);
  return (
    <>
      <PageHeading title={term ? `Results for “${term}”` : 'Search'} />
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
