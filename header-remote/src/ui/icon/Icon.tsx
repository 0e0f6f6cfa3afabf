import type { IconNode } from 'lucide';
import { createElement } from 'react';
import styles from './Icon.module.css';

type Props = {
  /** The shapes of a picture of `lucide`, which draws on a grid of 24. */
  glyph: IconNode;
  /** In px of the design: it grows with the reader's text. */
  size: 12 | 14 | 15 | 16 | 18 | 20 | 22 | 24;
  className?: string | undefined;
};

/** A picture beside words: never announced, never focusable. */
export const Icon = ({ glyph, size, className = '' }: Props) => (
  <svg
    aria-hidden
    className={`${styles.icon} ${styles[`size${size}`]} ${className}`}
    fill="none"
    focusable={false}
    height={size}
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    viewBox="0 0 24 24"
    width={size}
    xmlns="http://www.w3.org/2000/svg"
  >
    {glyph.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index }))}
  </svg>
);
