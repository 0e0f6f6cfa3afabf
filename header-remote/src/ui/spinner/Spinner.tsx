import styles from './Spinner.module.css';

type Props = {
  /** 16, 20, 24 and 32 px in the design. */
  size: 'small' | 'medium' | 'standard' | 'large';
  /** `light` is for dark backgrounds. Default: the surrounding text's colour. */
  theme?: 'dark' | 'light';
  className?: string | undefined;
};

/**
 * A spinner. Hidden from screen readers, because the waiting element has `aria-busy`. It can replace an icon
 * of the same size.
 */
export const Spinner = ({ size, theme, className = '' }: Props) => (
  <svg
    aria-hidden
    className={[styles.spinner, styles[size], theme && styles[theme], className].filter(Boolean).join(' ')}
    focusable={false}
    viewBox="0 0 24 24"
  >
    <path d="M23 12A11 11 0 1 0 12 23" />
  </svg>
);
