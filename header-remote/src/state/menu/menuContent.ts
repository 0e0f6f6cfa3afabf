import type { ContentComponent } from '@grocer/shared-contracts';
import type { ReactNode } from 'react';

/** Draws what editors put into a menu; given by the app, since features do not know each other. */
export type MenuContent = (
  components: readonly ContentComponent[],
  place: 'mega-menu' | 'seasonal-menu',
) => ReactNode;
