import { readSearchTerm } from '@grocer/shared-contracts';
import { Link, useLocation } from 'react-router';
import { PageHeading } from '../components/PageHeading.tsx';
import { PopularAisles } from '../components/PopularAisles.tsx';
import { ProductList } from '../components/products/ProductList.tsx';
import { useShell } from '../useShell.ts';
import styles from './SearchPage.module.css';

export function SearchPage() {
  const term = readSearchTerm(useLocation().search);
  return (
    <>
      <PageHeading title={term ? `Results for “${term}”` : 'Search'} />
      <ProductList key={term} query={{ search: term }}>
        {({ total, spelling }) => total === 0 && <NothingFound term={term} spelling={spelling} />}
      </ProductList>
    </>
  );
}

/** Says what to try next: another spelling, other words, an aisle. */
function NothingFound({ term, spelling }: { term: string; spelling: string | null }) {
  const { routes } = useShell();
  return (
    <>
      <div className={styles.nothing}>
        <p>We found nothing for “{term}”.</p>
        {spelling !== null && (
          <p className={styles.spelling}>
            Did you mean <Link to={routes.search(spelling)}>{spelling}</Link>?
          </p>
        )}
        <ul>
          <li>Check the spelling.</li>
          <li>Use fewer or more general words: “cheese” instead of “mature farmhouse cheese”.</li>
        </ul>
      </div>
      <PopularAisles />
    </>
  );
}
