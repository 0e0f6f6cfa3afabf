const seen = new Set<string>();

/** True for the first call with this key since the page was loaded, even if the header is mounted again. */
export function isFirstOnPage(key: string): boolean {
  const isFirst = !seen.has(key);
  seen.add(key);
  return isFirst;
}
