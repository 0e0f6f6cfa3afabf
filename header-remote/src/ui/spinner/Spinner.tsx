import styles from './Spinner.module.css';

type Props = {
  /** 16, 20, 24 and 32 px in the design. */
  size: 'small' | 'medium' | 'standard' | 'large';
  className?: string | undefined;
};

/**
 * A spinner in the colour of the text around it. Hidden from screen readers, because the waiting element has
 * `aria-busy`. It can replace an icon of the same size.
 */
export const Spinner = ({ size, className = '' }: Props) => (
  <svg
    aria-hidden
    className={`${styles.spinner} ${styles[size]} ${className}`}
    focusable={false}
    viewBox="0 0 24 24"
  >
    <path d="M23 12A11 11 0 1 0 12 23" />
  </svg>
);
