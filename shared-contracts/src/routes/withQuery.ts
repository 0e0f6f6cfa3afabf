/** Adds a query to a path. Empty values are left out, and an empty query has no `?`. */
export function withQuery(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  return query === '' ? path : `${path}?${query}`;
}
