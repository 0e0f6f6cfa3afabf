import { ChevronDown } from 'lucide';
import styles from './Chevron.module.css';
import { Icon } from './Icon.tsx';

type Props = { size: 14 | 16 };

/** Drawn a little heavier than the other icons, so that it does not fade beside its word. */
export const Chevron = ({ size }: Props) => (
  <Icon className={styles.chevron} glyph={ChevronDown} size={size} />
);
