import { type ReactNode, useState } from 'react';
import { formatPrice, formatPricedPer } from '../shop/amounts.ts';
import type { Product, ProductPage, ProductQuery } from '../shop/types.ts';
import { useShell } from '../useShell.ts';
import { AmountControl } from './AmountControl.tsx';
import { AsyncContent, useAsync } from './AsyncContent.tsx';
import button from './button.module.css';
import styles from './ProductGrid.module.css';

/** Index of the last picture that loads eagerly. */
const lastEager = 10;

interface Props {
  products: Product[];
  /** `row`: a single row that scrolls sideways. */
  shape?: 'grid' | 'row';
  /** Heading level of the products' names; `h3` within a section of a page. */
  heading?: 'h2' | 'h3';
}

export const ProductGrid = ({ products, shape = 'grid', heading = 'h2' }: Props) => (
  <ul className={styles[shape]}>
    {products.map((product, index) => (
      <ProductTile key={product.lineNumber} product={product} lazy={index > lastEager} heading={heading} />
    ))}
  </ul>
);

interface TileProps {
  product: Product;
  /** Whether the picture loads lazily, for tiles further down the page. */
  lazy: boolean;
  /** Heading level of the name. */
  heading: 'h2' | 'h3';
}

function ProductTile({ product, lazy, heading: Heading }: TileProps) {
  const { name, image, onOffer, retailPrice } = product;
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        <img src={image} alt="" width={400} height={300} loading={lazy ? 'lazy' : 'eager'} />
        {onOffer && <span className={styles.offer}>On offer</span>}
      </div>
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.price}>
        <strong>{formatPrice(retailPrice.price)}</strong>
        {formatPricedPer(retailPrice.quantity)}
      </p>
      <AmountControl product={product} />
    </li>
  );
}

/** Up to ten products on offer, taken at even intervals from the whole list. */
export function OfferGrid({ heading = 'h2' }: Pick<Props, 'heading'>) {
  const { shop } = useShell();
  const offers = useAsync('offers', () => shop.findProducts({ category: 'groceries/offers' }));
  return (
    <AsyncContent answer={offers}>
      {({ products }) => {
        const step = Math.max(1, Math.floor(products.length / 10));
        const sample = products.filter((_product, index) => index % step === 0).slice(0, 10);
        return <ProductGrid products={sample} heading={heading} />;
      }}
    </AsyncContent>
  );
}

/** Number of products on a page. */
const pageSize = 48;

interface ListProps {
  query: ProductQuery;
  /** Rendered above the products when they have loaded. */
  children: (page: ProductPage) => ReactNode;
  /** Shown if the service answers 404. */
  missing?: ReactNode;
}

/** The products that match a query, page by page. Change its `key` with the query, to reset its state. */
export function ProductList({ query, children, missing }: ListProps) {
  const { shop } = useShell();
  const [size, setSize] = useState(pageSize);
  const [lastPage, setLastPage] = useState<ProductPage>();
  const answer = useAsync(`${JSON.stringify(query)} ${size}`, async () => {
    const page = await shop.findProducts({ ...query, size });
    setLastPage(page);
    return page;
  });
  // While the next page loads, the last one stays visible.
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
