import styles from './Spinner.module.css';

type Props = {
  /** 16, 20, 24 and 32 px of the design. */
  size: 'small' | 'medium' | 'standard' | 'large';
  /** `light` is for a dark background. Default: the colour of the surrounding text. */
  theme?: 'dark' | 'light';
  className?: string | undefined;
};

/** Hidden from screen readers: the waiting element has `aria-busy`. It can replace an icon of the same size. */
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
