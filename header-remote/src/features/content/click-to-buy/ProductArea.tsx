import type { ContentProduct, TextArea } from '@grocer/shared-contracts';
import button from '../../../ui/button/button.module.css';
import { ContentLink } from '../ContentLink.tsx';
import { useContentConfig } from '../contentConfig.ts';
import styles from './ProductArea.module.css';

type Props = { products: readonly ContentProduct[]; isOpen: boolean; theme: TextArea['theme'] };

/** The products of a click-to-buy, as a link to the page that lists them. It needs at least two. */
export function ProductArea({ products, isOpen, theme }: Props) {
  const { buylist } = useContentConfig();
  const url = buylist(products.map(({ lineNumber }) => lineNumber));
  return (
    <div className={styles.area} data-open={isOpen} data-theme={theme}>
      <ContentLink className={`${button.button} ${button.secondary}`} link={{ url }}>
        {`Shop these ${products.length} products`}
      </ContentLink>
    </div>
  );
}
