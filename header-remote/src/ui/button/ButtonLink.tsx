import type { AnchorHTMLAttributes } from 'react';
import styles from './button.module.css';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { theme: 'primary' | 'secondary'; size?: 44 | 48 };

/** A link that looks like a button. */
export const ButtonLink = ({ theme, size = 44, className, ...link }: Props) => {
  // Size 44 is the default of the button's class, so only size 48 has its own class.
  const classes = [styles.button, styles[theme], size === 48 && styles.size48, className];
  return <a {...link} className={classes.filter(Boolean).join(' ')} />;
};
