const seen = new Set<string>();

/** True for the first call with this key since the page was loaded. A remount of the header does not reset it. */
export function isFirstOnPage(key: string): boolean {
  const isFirst = !seen.has(key);
  seen.add(key);
  return isFirst;
}
