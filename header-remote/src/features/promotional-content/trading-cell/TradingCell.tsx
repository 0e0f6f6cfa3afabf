import type { ContentOf, TextArea } from '@grocer/shared-contracts';
import { use } from 'react';
import { ActionLink } from '../ActionLink.tsx';
import { advertTarget } from '../adverts/advertTarget.ts';
import { CellTexts } from '../CellTexts.tsx';
import { CellFooterContext } from '../click-to-buy/ClickToBuy.tsx';
import { useContentConfig } from '../contentConfig.ts';
import type { ContentProps } from '../numberComponents.ts';
import { stretchedCell } from '../stretched-link/StretchedLink.tsx';
import { BrandIcon, CellBadges, CellPicture } from './CellPicture.tsx';
import { isEmptyCell } from './isEmptyCell.ts';
import loyaltyStyles from './LoyaltyLabel.module.css';
import styles from './TradingCell.module.css';

/**
 * A promotion that is one to four cells wide: picture, text and button (behaviour/content#trading-cell-width). Renders
 * nothing if it is empty (`isEmptyCell`), unless a click-to-buy adds its button and link.
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
        <CellTexts component={component} styles={styles} />
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

/** The link of a cell: a button in a page, a text link in the mega menu and in narrow seasonal cells. */
function CellAction({ component }: { component: ContentOf<'trading-cell'> }) {
  const { surface, buylist } = useContentConfig();
  const { textArea, products, defaultNumOfCells } = component;
  const target = textArea.link ?? advertTarget(null, products, buylist);
  if (!target) return null;
  const isQuiet = surface === 'mega-menu' || (surface === 'seasonal-menu' && defaultNumOfCells === 'oneCell');
  return <ActionLink defaultText="Shop now" isQuiet={isQuiet} look={textArea} target={target} />;
}

type LoyaltyLabelProps = {
  icon: NonNullable<ContentOf<'trading-cell'>['icons']['loyaltyCardIcon']>;
  theme: TextArea['theme'];
};

/** Longest reduction text of a label of normal size (behaviour/content#loyalty-label). Characters. */
const maxChipLength = 4;

/** The additional reduction with the loyalty card. */
const LoyaltyLabel = ({ icon: { additionalReduction, supercharged }, theme }: LoyaltyLabelProps) => (
  <p
    className={loyaltyStyles.label}
    data-oversized={additionalReduction.length > maxChipLength || undefined}
    data-supercharged={supercharged || undefined}
    data-theme={theme}
  >
    <bdi aria-hidden className={loyaltyStyles.chip}>
      {additionalReduction}
    </bdi>
    <span
      className={loyaltyStyles.sentence}
    >{`and an extra ${additionalReduction} off with the loyalty card`}</span>
  </p>
);
