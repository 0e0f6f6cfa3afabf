import styles from './pictures.module.css';

/** A laid plate. Inline SVG, so that the card needs no further request. */
export const MealsPicture = () => (
  <svg aria-hidden className={styles.picture} focusable="false" viewBox="0 0 80 80">
    <path d="M0 0h80v80H0z" className={styles.blush} />
    <circle cx="40" cy="40" className={styles.cream} r="29" />
    <circle cx="40" cy="40" className={styles.white} r="20" />
    <path d="M40 40V24a16 16 0 0 0-16 16z" className={styles.clay} />
    <path d="M40 40h16a16 16 0 0 0-16-16z" className={styles.corn} />
    <path d="M40 40v16a16 16 0 0 0 16-16z" className={styles.corn} />
    <path d="M40 40H24a16 16 0 0 0 16 16z" className={styles.green} />
    <path d="M28 52c0-6 4-10 10-10 0 6-4 10-10 10z" className={styles.sage} />
    <circle cx="46" cy="34" className={styles.cream} r="2.5" />
    <circle cx="48" cy="46" className={styles.cream} r="2.5" />
    <path d="M5.5 20h2v42h-2zM72.5 20h2v42h-2z" className={styles.brick} />
  </svg>
);
