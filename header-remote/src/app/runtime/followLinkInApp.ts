import type { MouseEvent as ReactMouseEvent } from 'react';
import { goToAtom, optionsAtom, routesAtom } from '../../state/page/page.ts';
import type { HeaderInstance } from './headerInstance.ts';

/**
 * Lets the host's router follow a link. "Sign out" is excluded, because it is a page of the server
 * (behaviour/account#sign-out).
 */
export function followLinkInApp({ store }: HeaderInstance, click: ReactMouseEvent): void {
  if (!store.get(optionsAtom).navigate) return;
  const path = pathInSite(click.nativeEvent, location);
  if (path === undefined || path === store.get(routesAtom).logout()) return;
  click.preventDefault();
  store.set(goToAtom, path);
}

/**
 * Path, query and hash of a clicked link of the site, for a host's router. Undefined if there is no link, if the click
 * is already handled, or if the browser should follow the link: other site, new tab, download, hash of the same page.
 */
export function pathInSite(
  click: MouseEvent,
  current: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | undefined {
  if (click.defaultPrevented || click.button !== 0) return undefined;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined;
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== current.origin) return undefined;
  if (hash && pathname === current.pathname && search === current.search) return undefined;
  return pathname + search + hash;
}
