import { sanitiseTerm } from '@grocer/shared-contracts';
import { Link } from 'react-router';
import { AsyncContent } from '../../components/AsyncContent.tsx';
import { ProductGrid } from '../../components/products/ProductGrid.tsx';
import { useAsync } from '../../components/useAsync.ts';
import { useShell } from '../../useShell.ts';
import styles from './ItemResults.module.css';

/** Number of products shown for each item; the search page has the rest. */
const maxProducts = 12;

interface Props {
  id: string;
  item: string;
}

export function ItemResults({ id, item }: Props) {
  const { shop, routes } = useShell();
  const term = sanitiseTerm(item);
  const answer = useAsync(term, async () =>
    term === '' ? { products: [], total: 0 } : shop.findProducts({ search: term, size: maxProducts }),
  );
  return (
    <section className={styles.results} aria-labelledby={id}>
      <h2 id={id}>{item}</h2>
      <AsyncContent answer={answer}>
        {({ products, total }) => (
          <>
            <p className={styles.count}>
              {total === 0 ? 'Nothing was found.' : ''}
              {total > maxProducts && (
                <Link to={routes.search(term)}>{`See all ${total} for “${item}”`}</Link>
              )}
            </p>
            {products.length > 0 && (
              <div className={styles.products}>
                <ProductGrid products={products} shape="row" heading="h3" />
              </div>
            )}
          </>
        )}
      </AsyncContent>
    </section>
  );
}
