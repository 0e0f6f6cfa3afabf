/** What was counted in this page view. */
const counted = new Set<string>();
let viewedPath: string | undefined;

/**
 * Starts a page view if the path differs from the last one. The first path belongs to the document's own page view
 * (behaviour/analytics#page-view).
 */
export function viewPage(path: string): void {
  if (viewedPath !== undefined && path !== viewedPath) counted.clear();
  viewedPath = path;
}

/** True for the first call with this key in a page view, however often the header is mounted. */
export function isFirstInPageView(key: string): boolean {
  const isFirst = !counted.has(key);
  counted.add(key);
  return isFirst;
}
