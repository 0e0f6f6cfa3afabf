import styles from './Logo.module.css';

type Props = {
  /** Address of the groceries home page. */
  href: string;
};

/** The strokes of the word that are not circles, letter by letter. */
const strokes = [
  'M16.1 5.35V22.4A7.1 7.1 0 0 1 9 29.5A7.3 7.3 0 0 1 2.9 26.2',
  'M22.3 22.65V5.35M22.3 13.9A7.1 7.1 0 0 1 29.4 6.8H30.6',
  'M65.2 9.7A7.1 7.1 0 1 0 65.2 18.3',
  'M68.9 14.2H83.1A7.1 7.1 0 1 0 81.3 18.8',
  'M88.6 22.65V5.35M88.6 13.9A7.1 7.1 0 0 1 95.7 6.8H96.9',
].join('');

/** Mark and word are two drawings in a wrapping row: a word that does not fit wraps and is clipped. */
export const Logo = ({ href }: Props) => (
  <a aria-label="Grocer, groceries home" className={styles.logo} href={href}>
    <span className={styles.drawing}>
      <svg aria-hidden className={styles.mark} focusable={false} viewBox="0 0 32 32">
        <path d="M15 4.6A12.4 12.4 0 1 0 27.8 17.4H15.6V22.3H21.7A7.1 7.1 0 1 1 15 10.1Z" />
        <path d="M17.3 13.9C17.3 7.6 20.9 3.4 28.6 3.4 28.6 9.7 24.9 13.9 17.3 13.9Z" />
      </svg>
      <svg aria-hidden className={styles.word} focusable={false} viewBox="0 0 97 32">
        <circle cx="9" cy="14" r="7.1" />
        <circle cx="40.3" cy="14" r="7.1" />
        <path d={strokes} />
      </svg>
    </span>
  </a>
);
