import { findPage, type Page } from './pageTable.ts';

interface Site {
  origin: string;
  pages: readonly Page[];
}

/** The path, query and hash of an address that this app has a page for; `undefined` = the browser has to go there. */
export function pathInApp(url: string, { origin, pages }: Site): string | undefined {
  const target = URL.parse(url, origin);
  if (target?.origin !== origin || !findPage(pages, target.pathname)) return undefined;
  return target.pathname + target.search + target.hash;
}
