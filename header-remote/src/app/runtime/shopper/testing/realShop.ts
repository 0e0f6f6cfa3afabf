import type { Browser } from './aBrowser.ts';
import type { HeaderTab } from './aTab.ts';
import type { VirtualTime } from './virtualTime.ts';

/** The browser under test. Tabs have the index of their models. */
export interface RealShop {
  time: VirtualTime;
  browser: Browser;
  tabs: HeaderTab[];
}
