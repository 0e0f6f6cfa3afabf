import type { AnchorHTMLAttributes } from 'react';
import styles from './TextLink.module.css';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** `plain`: the colour of the surrounding text. */
  theme?: 'green' | 'plain';
};

/** An underlined link in a text. */
export const TextLink = ({ theme = 'green', className = '', ...link }: Props) => (
  <a {...link} className={`${styles.link} ${styles[theme]} ${className}`} />
);
