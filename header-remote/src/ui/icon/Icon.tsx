import { ChevronDown, type IconNode } from 'lucide';
import { createElement, type ReactElement } from 'react';
import styles from './Icon.module.css';

type Props = {
  /** An icon of `lucide`: shapes on a 24 × 24 grid. */
  glyph: IconNode;
  /** Size in design px. It scales with the reader's text size. */
  size: 12 | 14 | 15 | 16 | 18 | 20 | 22 | 24;
  className?: string | undefined;
};

/** A decorative icon: hidden from screen readers and not focusable. */
export const Icon = ({ glyph, size, className = '' }: Props) => (
  <svg
    aria-hidden
    className={`${styles.icon} ${styles[`size${size}`]} ${className}`}
    focusable={false}
    height={size}
    viewBox="0 0 24 24"
    width={size}
  >
    {shapesOf(glyph)}
  </svg>
);

const cache = new WeakMap<IconNode, ReactElement[]>();

/** Cached per icon, because a server renders dozens of icons thousands of times a second. */
function shapesOf(glyph: IconNode): ReactElement[] {
  const shapes = cache.get(glyph) ?? createShapes(glyph);
  cache.set(glyph, shapes);
  return shapes;
}

/** Joins all paths into one element. `M0 0` before a path makes a relative first move start at the origin. */
function createShapes(glyph: IconNode): ReactElement[] {
  const lines = glyph.flatMap(([shape, { d }]) => (shape === 'path' ? `M0 0${d}` : []));
  const others = glyph.filter(([shape]) => shape !== 'path');
  return [
    ...(lines.length > 0 ? [<path d={lines.join('')} key="lines" />] : []),
    ...others.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index })),
  ];
}

type ChevronProps = { size: 14 | 16 };

/**
 * A chevron with a thicker stroke than other icons, to match the weight of the text beside it
 * (behaviour/look#icons). Rotate the span, not the svg: Chromium rotates an svg on the main thread.
 */
export const Chevron = ({ size }: ChevronProps) => (
  <span className={styles.chevron}>
    <Icon glyph={ChevronDown} size={size} />
  </span>
);
