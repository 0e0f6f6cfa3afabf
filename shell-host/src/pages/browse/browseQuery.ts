/**
 * Which category a page under the browse route shows, for the product service: its url names from the root down, or its
 * id where the address carries one (clarification 11). Offers of the whole shop stand below the groceries.
 */
export function browseQuery(namesAfterBrowse: string, search: string): string {
  const names = namesAfterBrowse.split('/').filter((name) => name !== '');
  if (names[0] !== 'offers') return names.join('/') || 'groceries';
  return new URLSearchParams(search).get('categoryId') || 'groceries/offers';
}
