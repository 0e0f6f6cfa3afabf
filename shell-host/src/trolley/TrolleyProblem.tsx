import { useSyncExternalStore } from 'react';
import { useShell } from '../useShell.ts';
import styles from './TrolleyProblem.module.css';

/**
 * A problem after a refused trolley change, visible at any scroll position. It is an alert, except after a refused
 * addition, which the header announces.
 */
export function TrolleyProblem() {
  const { trolley } = useShell();
  const { refused } = useSyncExternalStore(trolley.subscribe, trolley.read);
  return (
    <div className={styles.place} role={refused === 'adding' ? undefined : 'alert'}>
      {refused && <p className={styles.problem}>Your trolley could not be changed. Please try again.</p>}
    </div>
  );
}
