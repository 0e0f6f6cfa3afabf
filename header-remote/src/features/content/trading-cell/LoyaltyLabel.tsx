import type { ContentOf, TextArea } from '@grocer/shared-contracts';
import styles from './LoyaltyLabel.module.css';

type Props = {
  icon: NonNullable<ContentOf<'trading-cell'>['icons']['loyaltyCardIcon']>;
  theme: TextArea['theme'];
};

/** A longer reduction is oversized (clarification 120). */
const longest = 4;

/** What the loyalty card takes off. */
export const LoyaltyLabel = ({ icon: { additionalReduction, supercharged }, theme }: Props) => (
  <p
    className={styles.label}
    data-oversized={additionalReduction.length > longest || undefined}
    data-supercharged={supercharged || undefined}
    data-theme={theme}
  >
    <span aria-hidden className={styles.chip}>
      {additionalReduction}
    </span>
    <span className={styles.sentence}>{`and an extra ${additionalReduction} off with the loyalty card`}</span>
  </p>
);
