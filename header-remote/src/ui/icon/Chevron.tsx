import { ChevronDown } from 'lucide';
import styles from './Chevron.module.css';
import { Icon } from './Icon.tsx';

type Props = { size: 14 | 16 };

/**
 * A chevron with a thicker line than the other icons, so that it is as visible as the text beside it
 * (behaviour/look#icons). Turn the span: Chromium turns an svg on the main thread, frame by frame.
 */
export const Chevron = ({ size }: Props) => (
  <span className={styles.chevron}>
    <Icon glyph={ChevronDown} size={size} />
  </span>
);
