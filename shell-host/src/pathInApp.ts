import { findPage, type PageDefinition } from './definePages.ts';

interface Site {
  origin: string;
  pages: readonly PageDefinition[];
}

/** Path, query and hash of an address with a page in this app; `undefined` = the browser has to load the address. */
export function pathInApp(url: string, { origin, pages }: Site): string | undefined {
  const target = URL.parse(url, origin);
  if (target?.origin !== origin || !findPage(pages, target.pathname)) return undefined;
  return target.pathname + target.search + target.hash;
}
