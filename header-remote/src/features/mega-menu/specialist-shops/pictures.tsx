import styles from './pictures.module.css';

// Inline SVG, so that the card needs no further request.

/** A bottle and a glass. */
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

/** A plant in its pot. */
export const GardenPicture = () => (
  <svg aria-hidden className={styles.picture} focusable="false" viewBox="0 0 80 80">
    <path d="M0 0h80v80H0z" className={styles.mint} />
    <path d="M0 61h80v19H0z" className={styles.sage} />
    <path
      d="M40 52C22 52 14 44 13 34c13 0 23 6 27 18zM40 52c18 0 26-8 27-18-13 0-23 6-27 18z"
      className={styles.leaf}
    />
    <path
      d="M40 52C27 46 23 35 26 22c10 5 15 15 14 30zM40 52c13-6 17-17 14-30-10 5-15 15-14 30z"
      className={styles.green}
    />
    <path d="M40 52c-8-12-8-26 0-39 8 13 8 27 0 39z" className={styles.deepGreen} />
    <path d="M26 48h28v6H26z" className={styles.clay} />
    <path d="M28 54h24l-3 19H31z" className={styles.terracotta} />
    <path d="M40 54h12l-3 19h-9z" className={styles.brick} />
  </svg>
);

/** A laid plate. */
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
