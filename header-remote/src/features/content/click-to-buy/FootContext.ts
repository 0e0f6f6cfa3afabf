import { createContext, type ReactNode } from 'react';

/** What a click-to-buy puts into the trading cell that it holds. */
export interface Foot {
  /** Of that cell. */
  position: number;
  /** The round button, beside the cell's own. */
  toggle: ReactNode;
  /** The products that it shows and hides. */
  area: ReactNode;
}

export const FootContext = createContext<Foot | undefined>(undefined);
