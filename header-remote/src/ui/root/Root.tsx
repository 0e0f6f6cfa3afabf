import type { MouseEvent, ReactNode, Ref } from 'react';
import './fonts.css';
import root from './root.module.css';
import tokens from './tokens.module.css';
import { version } from './version.ts';

type Props = {
  as: 'div' | 'header';
  className?: string | undefined;
  /** Called for every click inside, after the clicked element's handlers. */
  onClick?: ((event: MouseEvent) => void) | undefined;
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
};

/**
 * Root element of each widget: fonts, tokens, the reset of the host's CSS, and an attribute with the
 * release's version (behaviour/loading#release-attribute).
 */
export const Root = ({ as, className = '', onClick, ref, children }: Props) => {
  // With the union type, TypeScript would require a ref that is for both a div and a header.
  const Element = as as 'header';
  return (
    <Element
      className={`${tokens.tokens} ${root.root} ${className}`}
      data-grocer-version={version}
      onClick={onClick}
      ref={ref}
    >
      {children}
    </Element>
  );
};
