import { useSyncExternalStore } from 'react';
import { useShell } from '../useShell.ts';
import styles from './TrolleyProblem.module.css';

/** An alert after a refused trolley change. It is visible at any scroll position. */
export function TrolleyProblem() {
  const { trolley } = useShell();
  const { refused } = useSyncExternalStore(trolley.subscribe, trolley.read);
  return (
    <div className={styles.place} role="alert">
      {refused && <p className={styles.problem}>Your trolley could not be changed. Please try again.</p>}
    </div>
  );
}
