import type { MouseEvent, ReactNode, Ref } from 'react';
import './fonts.css';
import root from './root.module.css';
import tokens from './tokens.module.css';

type Props = {
  as: 'div' | 'header';
  className?: string | undefined;
  /** Hears every click within, after the part that was clicked. */
  onClick?: ((event: MouseEvent) => void) | undefined;
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
};

/** The element everything of ours stands in: fonts, tokens and the defence against the host's CSS. */
export const Root = ({ as, className = '', onClick, ref, children }: Props) => {
  // Both take a ref to what they are; TypeScript would have it a div and a header at once.
  const Element = as as 'header';
  return (
    <Element className={`${tokens.tokens} ${root.root} ${className}`} onClick={onClick} ref={ref}>
      {children}
    </Element>
  );
};
