const seen = new Set<string>();

/** True for the first call with this key since the page was loaded, however often the header is mounted. */
export function isFirstOnPage(key: string): boolean {
  const isFirst = !seen.has(key);
  seen.add(key);
  return isFirst;
}
