import { createRoutes, type Routes, resolveHeaderOptions } from '@grocer/shared-contracts';
import { type LoadHeader, loadHeader } from '@grocer/shared-contracts/host';
import { pinKeys } from '@grocer/shared-contracts/host/trust';
import { definePages, type PageDefinition } from './definePages.ts';
import type { ShellPage } from './page.ts';

/** Data for the header's slot and all pages. Created once, never changed. */
export interface Site {
  page: ShellPage;
  pages: PageDefinition[];
  routes: Routes;
  loadHeader: LoadHeader;
}

export function createSite(page: ShellPage): Site {
  const { services, config } = resolveHeaderOptions(page.options);
  const routes = createRoutes({ services, config });
  return { page, routes, pages: definePages(routes, config), loadHeader: createHeaderLoader(page) };
}

/** Creates the `loadHeader` function of all widgets. With keys, it accepts only signed releases. */
export const createHeaderLoader = ({ headerKeys }: Pick<ShellPage, 'headerKeys'>): LoadHeader =>
  headerKeys ? pinKeys(loadHeader, headerKeys) : loadHeader;
