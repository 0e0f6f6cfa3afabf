import { readSearchTerm } from '@grocer/shared-contracts';

/**
 * Reads the initial text of the search input from the page's path: the term of a search results page, otherwise empty
 * (behaviour/search#initial-value). The path is split by hand, because `new URL` throws for the valid path "//".
 */
export function searchTermOf(path: string, searchPath: string): string {
  const [page = ''] = path.split('#', 1);
  const [pathname, ...query] = page.split('?');
  return pathname === searchPath ? readSearchTerm(query.join('?')) : '';
}
