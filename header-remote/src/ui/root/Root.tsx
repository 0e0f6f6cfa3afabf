import type { MouseEvent, ReactNode } from 'react';
import './fonts.css';
import root from './root.module.css';
import tokens from './tokens.module.css';

type Props = {
  as: 'div' | 'header';
  className?: string | undefined;
  /** Hears every click within, after the part that was clicked. */
  onClick?: ((event: MouseEvent) => void) | undefined;
  children: ReactNode;
};

/** The element everything of ours stands in: fonts, tokens and the defence against the host's CSS. */
export const Root = ({ as: Element, className = '', onClick, children }: Props) => (
  <Element className={`${tokens.tokens} ${root.root} ${className}`} onClick={onClick}>
    {children}
  </Element>
);
