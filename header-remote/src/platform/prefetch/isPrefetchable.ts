interface PageContext {
  /** The page that the shopper is on. */
  currentUrl: string;
  /** Addresses that are never prefetched, nor is anything below them. Relative to the current page. */
  excludedAddresses: readonly string[];
}

/** Whether a link's page may be prefetched (behaviour/header#prefetch). */
export function isPrefetchable(
  link: Pick<HTMLAnchorElement, 'href' | 'target'>,
  { currentUrl, excludedAddresses }: PageContext,
): boolean {
  if (!URL.canParse(link.href)) return false;
  const page = new URL(link.href);
  const current = new URL(currentUrl);
  const isCurrentPage = page.pathname === current.pathname && page.search === current.search;
  const isExcluded = excludedAddresses.some((address) => isAtOrBelow(page, new URL(address, current)));
  return page.origin === current.origin && !isCurrentPage && !link.target && !isExcluded;
}

/** Ignores a trailing slash, query and hash, and case, because many servers do. */
function isAtOrBelow(page: URL, excluded: URL): boolean {
  const folder = (url: URL) => `${url.origin}${url.pathname}/`.replace(/\/+$/, '/').toLowerCase();
  return folder(page).startsWith(folder(excluded));
}
