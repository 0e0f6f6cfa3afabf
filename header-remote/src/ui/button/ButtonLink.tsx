import type { AnchorHTMLAttributes } from 'react';
import styles from './button.module.css';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { theme: 'primary' | 'secondary' };

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export const ButtonLink = ({ theme, className = '', ...link }: Props) => (
  <a {...link} className={`${styles.button} ${styles[theme]} ${className}`} />
);
