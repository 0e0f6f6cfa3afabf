/**
 * The category of a page below the browse route, for the product service: its url names from the root down, or its id
 * if the address has one. The category of all offers is `groceries/offers`.
 */
export function browseQuery(namesAfterBrowse: string, search: string): string {
  const names = namesAfterBrowse.split('/').filter((name) => name !== '');
  if (names[0] !== 'offers') return names.join('/') || 'groceries';
  return new URLSearchParams(search).get('categoryId') || 'groceries/offers';
}
