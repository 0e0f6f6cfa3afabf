import { assertSupportedBrowser, hasTokenSession } from '@grocer/shared-contracts/internal';
import { headStart, provideHeadStart } from '../../platform/head-start/headStart.ts';
import { createHeadStart } from './createHeadStart.ts';
import { fetchScriptsAhead } from './fetchScriptsAhead.ts';
import type { StartServices } from './startServices.ts';

declare const CONNECT_SCRIPTS: string[] | undefined;

/** Names of the files that `connect` needs on every page. Without a webpack build there are none. */
const connectScripts = typeof CONNECT_SCRIPTS === 'undefined' ? [] : CONNECT_SCRIPTS;

// `start.js`, the first script of a signed-in shopper's fragment (behaviour/session#46). It must fail silently: without
// it the header makes its calls itself.
try {
  assertSupportedBrowser();
  const services = document.currentScript?.dataset.services;
  // The answers would be as old as the prerendering when the shopper opens the page.
  const { prerendering } = document as { prerendering?: boolean };
  if (services && hasTokenSession() && !headStart() && !prerendering) {
    const start = JSON.parse(services) as StartServices;
    provideHeadStart(createHeadStart(start));
    fetchScriptsAhead(connectScripts.map((name) => start.folder + name));
  }
} catch {}
