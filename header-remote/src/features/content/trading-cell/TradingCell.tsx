import { use } from 'react';
import { CellHeading } from '../CellHeading.tsx';
import { CellFooterContext } from '../click-to-buy/CellFooterContext.ts';
import { useContentConfig } from '../contentConfig.ts';
import type { ContentProps } from '../numberComponents.ts';
import { StretchedLink, stretchedCell } from '../stretched-link/StretchedLink.tsx';
import { BrandIcon } from './BrandIcon.tsx';
import { CellAction } from './CellAction.tsx';
import { CellBadges } from './CellBadges.tsx';
import { CellPicture } from './CellPicture.tsx';
import { isEmptyCell } from './isEmptyCell.ts';
import { LoyaltyLabel } from './LoyaltyLabel.tsx';
import styles from './TradingCell.module.css';

/**
 * A promotion that is one to four cells wide: picture, text and button (behaviour/content#trading-cell-width). Renders nothing if it has none of them.
 */
export function TradingCell({ component, position }: ContentProps<'trading-cell'>) {
  const config = useContentConfig();
  const { textArea, icons, defaultNumOfCells } = component;
  const { brandIcon } = icons;
  const footer = use(CellFooterContext);
  const hasFooter = footer?.position === position;
  if (isEmptyCell(component, config) && !hasFooter) return null;
  return (
    <div
      className={`${styles.cell} ${stretchedCell}`}
      data-cells={defaultNumOfCells}
      data-place={config.surface}
      data-theme={textArea.theme}
    >
      <CellPicture component={component} position={position} />
      <div className={styles.words}>
        {brandIcon?.position === 'pinned' && <BrandIcon brandIcon={brandIcon} position={position} />}
        <CellBadges component={component} position={position} />
        {textArea.supportingTitle && <p className={styles.supporting}>{textArea.supportingTitle}</p>}
        {textArea.offerHeading && (
          <p className={styles.offer}>
            <bdi>{textArea.offerHeading}</bdi>
          </p>
        )}
        {textArea.heading ? (
          <CellHeading className={styles.heading}>
            <StretchedLink component={component}>{textArea.heading}</StretchedLink>
          </CellHeading>
        ) : (
          <StretchedLink component={component} />
        )}
        {textArea.subheading && <p className={styles.subheading}>{textArea.subheading}</p>}
        {icons.loyaltyCardIcon && <LoyaltyLabel icon={icons.loyaltyCardIcon} theme={textArea.theme} />}
        <div className={styles.foot}>
          <CellAction component={component} />
          {hasFooter && footer.toggle}
        </div>
        {hasFooter && footer.area}
        {textArea.displayDisclaimer && textArea.disclaimer && (
          <p className={styles.disclaimer}>{textArea.disclaimer}</p>
        )}
      </div>
    </div>
  );
}
