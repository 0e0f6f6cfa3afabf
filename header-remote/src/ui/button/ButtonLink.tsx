import type { AnchorHTMLAttributes } from 'react';
import styles from './button.module.css';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  theme: 'primary' | 'secondary';
  size?: 44 | 48;
};

/** A link that looks like a button, because it leads to a page. */
export const ButtonLink = ({ theme, size = 44, className, ...link }: Props) => {
  // 44 px is the default of the button class. Only the other size has a class.
  const classes = [styles.button, styles[theme], size === 48 && styles.size48, className];
  return <a {...link} className={classes.filter(Boolean).join(' ')} />;
};
