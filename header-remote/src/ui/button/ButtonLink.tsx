import type { AnchorHTMLAttributes } from 'react';
import styles from './button.module.css';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  theme: 'primary' | 'secondary';
  size?: 44 | 48;
};

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export const ButtonLink = ({ theme, size = 44, className = '', ...link }: Props) => (
  <a {...link} className={`${styles.button} ${styles[theme]} ${styles[`size${size}`]} ${className}`} />
);
