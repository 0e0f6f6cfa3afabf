/**
 * The link whose path the page's path begins with (clarification 37), whole segments only; the longest where several
 * do: "New" stands inside "Groceries".
 */
export function currentLink(hrefs: readonly string[], path: string): string | undefined {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return hrefs
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((one, other) => other.length - one.length)[0];
}
