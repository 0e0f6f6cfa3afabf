import type { MouseEvent } from 'react';
import { goToAtom, optionsAtom, routesAtom } from '../../state/page/page.ts';
import type { HeaderInstance } from './headerInstance.ts';
import { pathInSite } from './pathInSite.ts';

/**
 * Lets the host's router follow a link. "Sign out" is excluded, because it is a page of the server
 * (behaviour/account#sign-out).
 */
export function followLinkInApp({ store }: HeaderInstance, click: MouseEvent): void {
  if (!store.get(optionsAtom).navigate) return;
  const path = pathInSite(click.nativeEvent, location);
  if (path === undefined || path === store.get(routesAtom).logout()) return;
  click.preventDefault();
  store.set(goToAtom, path);
}
