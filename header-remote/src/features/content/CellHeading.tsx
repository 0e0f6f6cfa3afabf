import type { ReactNode } from 'react';
import { useContentConfig } from './contentConfig.ts';

interface Props {
  className: string | undefined;
  children: ReactNode;
}

/** Heading of a cell: an `h2` in a page, an `h3` in a menu, which has a heading of its own. */
export function CellHeading({ className, children }: Props) {
  const Level = useContentConfig().surface === 'page' ? 'h2' : 'h3';
  return <Level className={className}>{children}</Level>;
}
