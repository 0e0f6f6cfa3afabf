import { sanitiseTerm } from '@grocer/shared-contracts';
import { Link } from 'react-router';
import { Loaded } from '../../parts/Loaded.tsx';
import { ProductGrid } from '../../parts/ProductGrid.tsx';
import { useAnswer } from '../../parts/useAnswer.ts';
import { useShell } from '../../useShell.ts';
import styles from './ItemResults.module.css';

/** As many products are shown of each item; the search page has the rest. */
const firstFew = 12;

interface Props {
  id: string;
  item: string;
}

export function ItemResults({ id, item }: Props) {
  const { shop, routes } = useShell();
  const term = sanitiseTerm(item);
  const answer = useAnswer(term, async () =>
    term === '' ? { products: [], total: 0 } : shop.findProducts({ search: term, size: firstFew }),
  );
  return (
    <section className={styles.results} aria-labelledby={id}>
      <h2 id={id}>{item}</h2>
      <Loaded answer={answer}>
        {({ products, total }) => (
          <>
            <p className={styles.count}>
              {total === 0 ? 'Nothing was found.' : ''}
              {total > firstFew && <Link to={routes.search(term)}>{`See all ${total} for “${item}”`}</Link>}
            </p>
            {products.length > 0 && (
              <div className={styles.products}>
                <ProductGrid products={products} shape="row" heading="h3" />
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
