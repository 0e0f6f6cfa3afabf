import type { ContentOf } from '@grocer/shared-contracts';
import { use } from 'react';
import { CellHeading } from '../CellHeading.tsx';
import { ContentLink } from '../ContentLink.tsx';
import { FootContext } from '../click-to-buy/FootContext.ts';
import { useContentKit } from '../contentKit.ts';
import type { ContentProps } from '../placeComponents.ts';
import { BrandIcon } from './BrandIcon.tsx';
import { CellAction } from './CellAction.tsx';
import { CellPicture } from './CellPicture.tsx';
import { LoyaltyLabel } from './LoyaltyLabel.tsx';
import styles from './TradingCell.module.css';

/** A promotion of one to four cells: a picture, words, something to press (spec §3, Trading cell). */
export function TradingCell({ component, position }: ContentProps<'trading-cell'>) {
  const { place } = useContentKit();
  const { textArea, icons, defaultNumOfCells } = component;
  const { brandIcon } = icons;
  const foot = use(FootContext);
  const isFoot = foot?.position === position;
  return (
    <div
      className={styles.cell}
      data-cells={defaultNumOfCells}
      data-place={place}
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
          {isFoot && foot.toggle}
        </div>
        {isFoot && foot.area}
        {textArea.displayDisclaimer && textArea.disclaimer && (
          <p className={styles.disclaimer}>{textArea.disclaimer}</p>
        )}
      </div>
    </div>
  );
}

/** A cell with a link path is a link all over (clarification 143): its heading is that link, and covers it. */
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
