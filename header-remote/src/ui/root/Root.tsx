import type { ReactNode } from 'react';
import './fonts.css';
import styles from './root.module.css';

type Props = { as: 'div' | 'header'; className?: string | undefined; children: ReactNode };

/** The element everything of ours stands in: fonts, tokens and the defence against the host's CSS. */
export const Root = ({ as: Element, className, children }: Props) => (
  <Element className={className ? `${styles.root} ${className}` : styles.root}>{children}</Element>
);
