import { readSearchTerm } from '@grocer/shared-contracts';

/**
 * What the search box begins with: the term of a search page, elsewhere nothing (clarification 63). The path is taken
 * apart by hand: "//" is a path that a page may have, and no address.
 */
export function termOfPage(path: string, searchPath: string): string {
  const [page = ''] = path.split('#', 1);
  const [pathname, ...query] = page.split('?');
  return pathname === searchPath ? readSearchTerm(query.join('?')) : '';
}
