import { createContext, type ReactNode } from 'react';

/** What a click-to-buy adds to the foot of the trading cell in it. */
export interface CellFooter {
  /** Position of that cell: other cells ignore the context. */
  position: number;
  /** The round button, shown beside the cell's own button. */
  toggle: ReactNode;
  /** The products that the round button shows and hides. */
  area: ReactNode;
}

export const CellFooterContext = createContext<CellFooter | undefined>(undefined);
