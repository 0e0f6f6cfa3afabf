import styles from './SiteFooter.module.css';

/** Footer of every page, placed below the first screen. */
export const SiteFooter = () => (
  <footer className={styles.footer}>
    <p>Grocer is an example shop. It sells nothing and delivers nowhere.</p>
  </footer>
);
