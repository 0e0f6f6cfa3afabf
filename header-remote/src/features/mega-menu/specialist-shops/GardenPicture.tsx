import styles from './pictures.module.css';

/** A plant in its pot. Inline SVG, so that the card needs no further request. */
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
