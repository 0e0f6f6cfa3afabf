import type { LucideIcon } from 'lucide-react';
import styles from './Icon.module.css';

type Props = {
  glyph: LucideIcon;
  /** In px of the design: it grows with the reader's text. */
  size: 12 | 14 | 15 | 16 | 18 | 20 | 22 | 24;
  className?: string | undefined;
};

/** A picture beside words: never announced, never focusable. */
export const Icon = ({ glyph: Glyph, size, className = '' }: Props) => (
  <Glyph
    aria-hidden
    className={`${styles.icon} ${styles[`size${size}`]} ${className}`}
    focusable={false}
    size={size}
  />
);
