import styles from './code.module.css';
import { partName } from './styleSheet.ts';

/** The parts of the header that use a token; many tokens have more of them than fit beside it. */
export const UsedIn = ({ folders }: { folders: readonly string[] }) =>
  folders.length === 0 ? (
    <span className={styles.small}>not used</span>
  ) : (
    <details className={styles.small}>
      <summary>
        used by {folders.length} {folders.length === 1 ? 'part' : 'parts'}
      </summary>
      {folders.map(partName).join(', ')}
    </details>
  );
