import styles from './Spinner.module.css';

type Props = { size: 20 | 24; className?: string | undefined };

/** Says nothing by itself: what waits carries `aria-busy`. Fills the box of the icon it stands in for. */
export const Spinner = ({ size, className = '' }: Props) => (
  <svg
    aria-hidden
    className={`${styles.spinner} ${styles[`size${size}`]} ${className}`}
    focusable={false}
    viewBox="0 0 24 24"
  >
    <path d="M23 12A11 11 0 1 0 12 23" />
  </svg>
);
