import { pathnameOf } from '@grocer/shared-contracts/internal';

/**
 * The link whose path is a prefix of the page's path, in whole segments. If several match, the longest wins:
 * the path of "New" is below that of "Groceries" (behaviour/header#current-link).
 */
export function findCurrentLink(hrefs: readonly string[], path: string): string | undefined {
  const pathname = pathnameOf(path);
  return hrefs
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((a, b) => b.length - a.length)[0];
}
