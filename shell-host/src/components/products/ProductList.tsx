import { type ReactNode, useState } from 'react';
import type { ProductPage, ProductQuery } from '../../shop/product.ts';
import { useShell } from '../../useShell.ts';
import { AsyncContent } from '../AsyncContent.tsx';
import button from '../button.module.css';
import { useAsync } from '../useAsync.ts';
import { ProductGrid } from './ProductGrid.tsx';
import styles from './ProductList.module.css';

/** Number of products on a page. */
const pageSize = 48;

interface Props {
  query: ProductQuery;
  /** Rendered above the products when they have loaded. */
  children: (page: ProductPage) => ReactNode;
  /** Shown if the service answers 404. */
  missing?: ReactNode;
}

/** The products that match a query, one page at a time. Give it another `key` for another query. */
export function ProductList({ query, children, missing }: Props) {
  const { shop } = useShell();
  const [size, setSize] = useState(pageSize);
  const [lastPage, setLastPage] = useState<ProductPage>();
  const answer = useAsync(`${JSON.stringify(query)} ${size}`, async () => {
    const page = await shop.findProducts({ ...query, size });
    setLastPage(page);
    return page;
  });
  // The last page stays visible while the next one loads.
  const displayed =
    answer.kind === 'pending' && lastPage ? ({ kind: 'ready', value: lastPage } as const) : answer;

  return (
    <AsyncContent answer={displayed} missing={missing}>
      {(page) => (
        <>
          {children(page)}
          <ProductGrid products={page.products} />
          {page.products.length < page.total && (
            <div className={styles.more}>
              <p>
                {page.products.length} of {page.total} products
              </p>
              <button type="button" className={button.secondary} onClick={() => setSize(size + pageSize)}>
                Show more
              </button>
            </div>
          )}
        </>
      )}
    </AsyncContent>
  );
}
