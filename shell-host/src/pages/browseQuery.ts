/**
 * The category of a page below the browse route, as a query for the product service: its URL names from the
 * root down, or the id in the URL. Without names `groceries`, and for all offers `groceries/offers`.
 */
export function browseQuery(namesAfterBrowse: string, search: string): string {
  const names = namesAfterBrowse.split('/').filter((name) => name !== '');
  if (names[0] !== 'offers') return names.join('/') || 'groceries';
  return new URLSearchParams(search).get('categoryId') || 'groceries/offers';
}
