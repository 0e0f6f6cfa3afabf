import type { IconNode } from 'lucide';
import { createElement, type ReactElement } from 'react';
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
    focusable={false}
    height={size}
    viewBox="0 0 24 24"
    width={size}
  >
    {drawingOf(glyph)}
  </svg>
);

const drawings = new WeakMap<IconNode, ReactElement[]>();

/** Made once for each picture: a header has dozens, and a server renders it thousands of times a second. */
function drawingOf(glyph: IconNode): ReactElement[] {
  const drawing = drawings.get(glyph) ?? draw(glyph);
  drawings.set(glyph, drawing);
  return drawing;
}

/** All paths of a picture are one element; each begins at the corner, for those whose first move is relative. */
function draw(glyph: IconNode): ReactElement[] {
  const lines = glyph.flatMap(([shape, { d }]) => (shape === 'path' ? `M0 0${d}` : []));
  const others = glyph.filter(([shape]) => shape !== 'path');
  return [
    ...(lines.length > 0 ? [<path d={lines.join('')} key="lines" />] : []),
    ...others.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index })),
  ];
}
