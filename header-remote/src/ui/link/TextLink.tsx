import type { AnchorHTMLAttributes } from 'react';
import styles from './TextLink.module.css';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** `plain`: the colour of the text around it. */
  theme?: 'green' | 'plain';
};

/** A link among words, underlined. */
export const TextLink = ({ theme = 'green', className = '', ...link }: Props) => (
  <a {...link} className={`${styles.link} ${styles[theme]} ${className}`} />
);
