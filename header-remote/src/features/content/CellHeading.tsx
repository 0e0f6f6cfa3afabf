import type { ReactNode } from 'react';
import { useContentKit } from './contentKit.ts';

interface Props {
  className: string | undefined;
  children: ReactNode;
}

/** Right below a page's own heading; a menu has a heading in between. */
export function CellHeading({ className, children }: Props) {
  const Level = useContentKit().place === 'page' ? 'h2' : 'h3';
  return <Level className={className}>{children}</Level>;
}
