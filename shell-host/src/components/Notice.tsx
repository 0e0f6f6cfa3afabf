import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** An alert with something that the shopper should know. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div className={styles.notice} role="alert">
    {children}
  </div>
);
