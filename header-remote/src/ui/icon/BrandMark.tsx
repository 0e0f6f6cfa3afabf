import styles from './BrandMark.module.css';

type Props = {
  /** A brand of the package simple-icons: `import { siVisa } from 'simple-icons'`, each by itself. */
  brand: { title: string; path: string };
  size: 24 | 32 | 40;
};

/** The mark of a card or a way to pay, in the colour of the words beside it; it says its own name. */
export const BrandMark = ({ brand: { title, path }, size }: Props) => (
  <svg
    aria-label={title}
    className={`${styles.mark} ${styles[`size${size}`]}`}
    focusable={false}
    role="img"
    viewBox="0 0 24 24"
  >
    <path d={path} />
  </svg>
);
