import styles from './BrandMark.module.css';

type Props = {
  /** A brand of the package simple-icons. Import each by name: `import { siVisa } from 'simple-icons'`. */
  brand: { title: string; path: string };
  size: 24 | 32 | 40;
};

/** The logo of a card or payment method, in the colour of the surrounding text. Its accessible name is the brand. */
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
