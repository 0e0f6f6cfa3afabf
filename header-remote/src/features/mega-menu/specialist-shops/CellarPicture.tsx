import styles from './pictures.module.css';

/** A bottle and a glass. Inline SVG, so that the card needs no further request. */
export const CellarPicture = () => (
  <svg aria-hidden className={styles.picture} focusable="false" viewBox="0 0 80 80">
    <path d="M0 0h80v80H0z" className={styles.stone} />
    <path d="M0 58h80v22H0z" className={styles.blush} />
    <path
      d="M32 10h10v15c0 4 6 6 6 14v28a2 2 0 0 1-2 2H28a2 2 0 0 1-2-2V39c0-8 6-10 6-14z"
      className={styles.green}
    />
    <path d="M37 10h5v15c0 4 6 6 6 14v28a2 2 0 0 1-2 2h-9z" className={styles.deepGreen} />
    <path d="M31.5 10h11v10h-11z" className={styles.red} />
    <path d="M26 45h22v15H26z" className={styles.cream} />
    <circle cx="37" cy="52.5" className={styles.corn} r="4" />
    <path d="M51 34h18c0 8-2 17-9 17s-9-9-9-17z" className={styles.cream} />
    <path d="M51.5 38h17c-.5 6-2.5 12-8.5 12s-8-6-8.5-12z" className={styles.wine} />
    <path d="M59 51h2v14h-2zM54 65h12v2H54z" className={styles.cream} />
  </svg>
);
