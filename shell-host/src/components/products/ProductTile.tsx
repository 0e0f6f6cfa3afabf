import { formatPricedPer } from '../../amount/formatAmount.ts';
import { formatPrice } from '../../amount/formatPrice.ts';
import type { Product } from '../../shop/product.ts';
import { AmountControl } from './AmountControl.tsx';
import styles from './ProductTile.module.css';

interface Props {
  product: Product;
  /** Loads the picture lazily, for tiles further down the page. */
  lazy?: boolean;
  /** Heading level of the name. */
  heading?: 'h2' | 'h3';
}

export function ProductTile({ product, lazy = false, heading: Heading = 'h2' }: Props) {
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
