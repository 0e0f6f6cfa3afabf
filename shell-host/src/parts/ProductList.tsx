import { type ReactNode, useState } from 'react';
import type { ProductPage, ProductQuery } from '../shop/product.ts';
import { useShell } from '../useShell.ts';
import button from './button.module.css';
import { Loaded } from './Loaded.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import styles from './ProductList.module.css';
import { useAnswer } from './useAnswer.ts';

/** Products of one page (specification §9, search page size). */
const pageSize = 48;

interface Props {
  query: ProductQuery;
  /** What stands above the products, once they are known. */
  children: (page: ProductPage) => ReactNode;
  /** Where there is nothing of the kind. */
  missing?: ReactNode;
}

/** What the product service finds, a page at a time. Give it another key for another question. */
export function ProductList({ query, children, missing }: Props) {
  const { shop } = useShell();
  const [size, setSize] = useState(pageSize);
  const [shown, setShown] = useState<ProductPage>();
  const answer = useAnswer(`${JSON.stringify(query)} ${size}`, async () => {
    const page = await shop.findProducts({ ...query, size });
    setShown(page);
    return page;
  });
  // While the next page is on its way, the one before stays.
  const steady = answer.kind === 'pending' && shown ? ({ kind: 'ready', value: shown } as const) : answer;

  return (
    <Loaded answer={steady} missing={missing}>
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
    </Loaded>
  );
}
