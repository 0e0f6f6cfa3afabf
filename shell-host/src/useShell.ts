import { createContext, use } from 'react';
import type { Shop } from './shop/createShop.ts';
import type { Site } from './site.ts';
import type { Trolley } from './trolley/createTrolley.ts';

/** Data and services for all pages. Created once, never changed. */
export interface ShellContextValue extends Site {
  shop: Shop;
  trolley: Trolley;
}

export const ShellContext = createContext<ShellContextValue | undefined>(undefined);

export function useShell(): ShellContextValue {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell must be used inside Shell');
  return shell;
}
