import type { ContentOf } from '@grocer/shared-contracts';
import { use } from 'react';
import { CellHeading } from '../CellHeading.tsx';
import { ContentLink } from '../ContentLink.tsx';
import { CellFooterContext } from '../click-to-buy/CellFooterContext.ts';
import { useContentConfig } from '../contentConfig.ts';
import type { ContentProps } from '../numberComponents.ts';
import { BrandIcon } from './BrandIcon.tsx';
import { CellAction } from './CellAction.tsx';
import { CellPicture } from './CellPicture.tsx';
import { LoyaltyLabel } from './LoyaltyLabel.tsx';
import styles from './TradingCell.module.css';

/** A promotion that is one to four cells wide: picture, text and button (behaviour/content#15, #22). */
export function TradingCell({ component, position }: ContentProps<'trading-cell'>) {
  const { surface } = useContentConfig();
  const { textArea, icons, defaultNumOfCells } = component;
  const { brandIcon } = icons;
  const footer = use(CellFooterContext);
  const hasFooter = footer?.position === position;
  return (
    <div
      className={styles.cell}
      data-cells={defaultNumOfCells}
      data-place={surface}
      data-theme={textArea.theme}
    >
      <CellPicture component={component} position={position} />
      <div className={styles.words}>
        {brandIcon?.position === 'pinned' && <BrandIcon brandIcon={brandIcon} position={position} />}
        {textArea.supportingTitle && <p className={styles.supporting}>{textArea.supportingTitle}</p>}
        {textArea.offerHeading && <p className={styles.offer}>{textArea.offerHeading}</p>}
        {textArea.heading && <Heading component={component}>{textArea.heading}</Heading>}
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

/** With a `linkPath` the heading is a link that covers the whole cell (behaviour/content#18). */
const Heading = ({
  component: { linkPath },
  children,
}: {
  component: ContentOf<'trading-cell'>;
  children: string;
}) => (
  <CellHeading className={styles.heading}>
    {linkPath ? (
      <ContentLink className={styles.cover} link={{ url: linkPath }}>
        {children}
      </ContentLink>
    ) : (
      children
    )}
  </CellHeading>
);
