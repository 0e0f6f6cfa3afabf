import type { ContentComponent } from '@grocer/shared-contracts';
import type { ReactNode } from 'react';

/** Renders editors' content in a menu. The app passes it in, because features do not import each other. */
export type RenderMenuContent = (
  components: readonly ContentComponent[],
  place: 'mega-menu' | 'seasonal-menu',
) => ReactNode;
