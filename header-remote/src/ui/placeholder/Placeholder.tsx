import styles from './Placeholder.module.css';

type Props = {
  /** Shown without JavaScript, because the text cannot be loaded then. */
  name: string;
  className?: string | undefined;
};

/** Bars in place of a text that is not known yet. Hidden from screen readers: the waiting element has its own name. */
export const Placeholder = ({ name, className = '' }: Props) => (
  <span aria-hidden className={`${styles.placeholder} ${className}`}>
    <span>{name}</span>
  </span>
);
