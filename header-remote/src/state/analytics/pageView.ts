/** The current page view, and what was counted in it. It outlives the header's store, which a remount replaces. */
const view: { path?: string; counted: Set<string> } = { counted: new Set() };

/**
 * Starts a page view if the path differs from the last one. The first path belongs to the document's own page view
 * (behaviour/analytics#page-view).
 */
export function viewPage(path: string): void {
  if (view.path !== undefined && path !== view.path) view.counted.clear();
  view.path = path;
}

/** True for the first call with this key in a page view, however often the header is mounted. */
export function isFirstInPageView(key: string): boolean {
  const isFirst = !view.counted.has(key);
  view.counted.add(key);
  return isFirst;
}
