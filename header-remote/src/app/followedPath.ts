type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'
>;

/**
 * Where a click on a link leads within the site, for a host whose router follows it; undefined where the browser should
 * go by itself: another site, a new tab, a download, a jump within the page.
 */
export function followedPath(
  click: Click,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | undefined {
  if (click.defaultPrevented || click.button !== 0) return undefined;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined;
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== here.origin) return undefined;
  if (hash && pathname === here.pathname && search === here.search) return undefined;
  return pathname + search + hash;
}
