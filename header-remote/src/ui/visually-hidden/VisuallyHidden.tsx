import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type Props = { children: ReactNode };

/** Words for those who listen. */
export const VisuallyHidden = ({ children }: Props) => <span className={styles.hidden}>{children}</span>;
