import type { ContentProduct, TextArea } from '@grocer/shared-contracts';
import { ChevronDown } from 'lucide';
import { createContext, type ReactNode, useState } from 'react';
import button from '../../../ui/button/button.module.css';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { ContentLink } from '../ContentLink.tsx';
import { useContentConfig } from '../contentConfig.ts';
import type { ContentProps } from '../numberComponents.ts';
import { StretchedCell, StretchedLink, stretchedCell } from '../stretched-link/StretchedLink.tsx';
import styles from './ClickToBuy.module.css';

/**
 * A promotion with a link to a page of its products. Below 544 px a round button shows and hides that link; from 544 px
 * it is always visible. With fewer than two products only the components inside are rendered
 * (behaviour/content#click-to-buy).
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

/** What a click-to-buy adds to the foot of the trading cell inside it. */
interface CellFooter {
  /** Position of the trading cell. Other cells ignore the context. */
  position: number;
  /** The round button, shown beside the cell's own button. */
  toggle: ReactNode;
  /** The link to the products, which the round button shows and hides. */
  area: ReactNode;
}

export const CellFooterContext = createContext<CellFooter | undefined>(undefined);

type ProductAreaProps = { products: readonly ContentProduct[]; isOpen: boolean; theme: TextArea['theme'] };

/** The products of a click-to-buy, as a link to the page that lists them. There are at least two products. */
function ProductArea({ products, isOpen, theme }: ProductAreaProps) {
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

type RoundButtonProps = { isOpen: boolean; onToggle: () => void; theme: TextArea['theme'] };

/** Shows and hides the link to the products. Visible below 544 px only. */
const RoundButton = ({ isOpen, onToggle, theme }: RoundButtonProps) => (
  <button
    aria-expanded={isOpen}
    aria-label={isOpen ? 'Hide products' : 'Show products'}
    className={styles.round}
    data-theme={theme}
    onClick={onToggle}
    type="button"
  >
    <Icon className={styles.chevron} glyph={ChevronDown} size={20} />
  </button>
);
