/**
 * The current page view, and the keys that were counted in it. A variable of the module, because a remount
 * replaces the header's store.
 */
const view: { path?: string; counted: Set<string> } = { counted: new Set() };

/**
 * Starts a new page view if the path has changed. The first path belongs to the page view of the document
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
