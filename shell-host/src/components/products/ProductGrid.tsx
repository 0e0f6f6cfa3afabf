import type { Product } from '../../shop/product.ts';
import styles from './ProductGrid.module.css';
import { ProductTile } from './ProductTile.tsx';

/** Position of the last picture that loads eagerly. */
const lastEager = 10;

interface Props {
  products: Product[];
  /** `row`: one line that scrolls sideways. */
  shape?: 'grid' | 'row';
  /** Heading level of the products' names: `h3` in a section of a page. */
  heading?: 'h2' | 'h3';
}

export const ProductGrid = ({ products, shape = 'grid', heading = 'h2' }: Props) => (
  <ul className={styles[shape]}>
    {products.map((product, index) => (
      <ProductTile key={product.lineNumber} product={product} lazy={index > lastEager} heading={heading} />
    ))}
  </ul>
);
