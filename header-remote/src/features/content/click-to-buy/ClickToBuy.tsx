import { useState } from 'react';
import type { ContentProps } from '../numberComponents.ts';
import { StretchedCell, StretchedLink, stretchedCell } from '../stretched-link/StretchedLink.tsx';
import { CellFooterContext } from './CellFooterContext.ts';
import styles from './ClickToBuy.module.css';
import { ProductArea } from './ProductArea.tsx';
import { RoundButton } from './RoundButton.tsx';

/**
 * A promotion with several products to buy. Below 544 px a round button shows and hides them; from 544 px they are
 * always shown. One product has no page of products, so nothing is added for it (behaviour/content#click-to-buy).
 */
export function ClickToBuy({ component, parts, inner }: ContentProps<'click-to-buy'>) {
  const { products } = component;
  const [isOpen, setOpen] = useState(false);
  if (products.length < 2) return inner && <StretchedCell component={component}>{inner}</StretchedCell>;
  const cell = parts.find(({ component }) => component.kind === 'trading-cell');
  const theme = cell?.component.kind === 'trading-cell' ? cell.component.textArea.theme : 'light';
  const toggle = <RoundButton isOpen={isOpen} onToggle={() => setOpen((open) => !open)} theme={theme} />;
  const area = <ProductArea isOpen={isOpen} products={products} theme={theme} />;
  return (
    <div className={`${styles.clickToBuy} ${stretchedCell}`}>
      <StretchedLink component={component} />
      <CellFooterContext value={cell && { position: cell.position, toggle, area }}>{inner}</CellFooterContext>
      {!cell && (
        <div className={styles.bare}>
          {toggle}
          {area}
        </div>
      )}
    </div>
  );
}
