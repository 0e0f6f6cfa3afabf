import { readSearchTerm } from '@grocer/shared-contracts';

/** What the search box begins with: the term of a search page, elsewhere nothing (clarification 63). */
export function termOfPage(path: string, searchPath: string): string {
  const { pathname, search } = new URL(path, 'http://page');
  return pathname === searchPath ? readSearchTerm(search) : '';
}
