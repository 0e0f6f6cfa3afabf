import type { ContentOf, TextArea } from '@grocer/shared-contracts';
import styles from './LoyaltyLabel.module.css';

type Props = {
  icon: NonNullable<ContentOf<'trading-cell'>['icons']['loyaltyCardIcon']>;
  theme: TextArea['theme'];
};

/** A longer reduction text makes the label oversized (behaviour/content#loyalty-label). */
const maxChipLength = 4;

/** The additional reduction with the loyalty card. */
export const LoyaltyLabel = ({ icon: { additionalReduction, supercharged }, theme }: Props) => (
  <p
    className={styles.label}
    data-oversized={additionalReduction.length > maxChipLength || undefined}
    data-supercharged={supercharged || undefined}
    data-theme={theme}
  >
    <bdi aria-hidden className={styles.chip}>
      {additionalReduction}
    </bdi>
    <span className={styles.sentence}>{`and an extra ${additionalReduction} off with the loyalty card`}</span>
  </p>
);
