import type { MouseEvent } from 'react';
import { goToAtom, optionsAtom, routesAtom } from '../state/page.ts';
import { followedPath } from './followedPath.ts';
import type { HeaderPage } from './page.ts';

/** A host with a router takes its shoppers to its own pages; signing out is a page of the server's (clarification 25). */
export function followLink({ store }: HeaderPage, click: MouseEvent): void {
  if (!store.get(optionsAtom).navigate) return;
  const path = followedPath(click.nativeEvent, location);
  if (path === undefined || path === store.get(routesAtom).logout()) return;
  click.preventDefault();
  store.set(goToAtom, path);
}
