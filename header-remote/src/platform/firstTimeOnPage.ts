const done = new Set<string>();

/** True the first time that it is asked of this word since the page was loaded, however often the header is mounted. */
export function firstTimeOnPage(word: string): boolean {
  const isFirst = !done.has(word);
  done.add(word);
  return isFirst;
}
