import type { ContentProduct, TextArea } from '@grocer/shared-contracts';
import button from '../../../ui/button/button.module.css';
import { ContentLink } from '../ContentLink.tsx';
import { useContentKit } from '../contentKit.ts';
import styles from './ProductArea.module.css';

type Props = { products: readonly ContentProduct[]; isOpen: boolean; theme: TextArea['theme'] };

/** The products of a click-to-buy: the page that sells them (clarification 12). */
export function ProductArea({ products, isOpen, theme }: Props) {
  const { buylist } = useContentKit();
  const url = buylist(products.map(({ lineNumber }) => lineNumber));
  return (
    <div className={styles.area} data-open={isOpen} data-theme={theme}>
      <ContentLink className={`${button.button} ${button.secondary}`} link={{ url }}>
        {products.length === 1 ? 'Shop this product' : `Shop these ${products.length} products`}
      </ContentLink>
    </div>
  );
}
