import type { Routes } from '@grocer/shared-contracts';
import { createContext, use } from 'react';
import type { ShellPage } from './page.ts';
import type { Page } from './pageTable.ts';
import type { Shop } from './shop/createShop.ts';
import type { Trolley } from './trolley/createTrolley.ts';

/** What every page may use. It is made once and never changes. */
export interface ShellKit {
  page: ShellPage;
  pages: Page[];
  routes: Routes;
  shop: Shop;
  trolley: Trolley;
}

export const ShellContext = createContext<ShellKit | undefined>(undefined);

export function useShell(): ShellKit {
  const kit = use(ShellContext);
  if (!kit) throw new Error('useShell must be used inside Shell');
  return kit;
}
