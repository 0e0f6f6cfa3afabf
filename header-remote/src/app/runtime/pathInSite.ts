type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'
>;

/**
 * Path, query and hash of a clicked link of the site, for a host's router. Undefined if the browser should follow the
 * link itself: another site, a new tab, a download, or a hash of the current page.
 */
export function pathInSite(
  click: Click,
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
