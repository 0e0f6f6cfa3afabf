import styles from './code.module.css';

/** The folders that use a token; many tokens have more of them than fit beside it. */
export const UsedIn = ({ folders }: { folders: readonly string[] }) =>
  folders.length === 0 ? (
    <span className={styles.small}>not used</span>
  ) : (
    <details className={styles.small}>
      <summary>
        used in {folders.length} {folders.length === 1 ? 'folder' : 'folders'}
      </summary>
      {folders.join(', ')}
    </details>
  );
