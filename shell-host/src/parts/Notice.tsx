import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** Something that the shopper should know before going on. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div className={styles.notice} role="alert">
    {children}
  </div>
);
