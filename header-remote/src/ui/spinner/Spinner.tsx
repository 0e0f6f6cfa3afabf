import styles from './Spinner.module.css';

type Props = {
  /** 16, 20, 24 and 32 px of the design (spec §9). */
  size: 'small' | 'medium' | 'standard' | 'large';
  /** Of the spinner itself: a light one stands on a dark ground. Default: the colour of the words beside it. */
  theme?: 'dark' | 'light';
  className?: string | undefined;
};

/** Says nothing by itself: what waits carries `aria-busy`. Fills the box of the icon it stands in for. */
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
