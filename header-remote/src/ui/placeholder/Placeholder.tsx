import styles from './Placeholder.module.css';

type Props = {
  /** Text for pages without JavaScript, where the real text cannot be loaded. */
  name: string;
  className?: string | undefined;
};

/**
 * Skeleton bars in place of a text that has not loaded. Hidden from screen readers, because the waiting
 * element has its own name.
 */
export const Placeholder = ({ name, className = '' }: Props) => (
  <span aria-hidden className={`${styles.placeholder} ${className}`}>
    <span>{name}</span>
  </span>
);
