import { hasTokenSession, isSupportedBrowser } from '@grocer/shared-contracts/host/shared';
import { headStart, provideHeadStart } from '../../platform/head-start/headStart.ts';
import { createHeadStart, type StartServices } from './createHeadStart.ts';
import { fetchScriptsAhead } from './fetchScriptsAhead.ts';

declare const CONNECT_SCRIPTS: string[] | undefined;

/** Names of the script files that `connect` needs on every page. webpack sets them; unit tests have none. */
const connectScripts = typeof CONNECT_SCRIPTS === 'undefined' ? [] : CONNECT_SCRIPTS;

// This is `start.js`, the first script of a signed-in shopper's fragment (behaviour/session#early-calls). In a
// prerendered page it waits until the page is activated, because earlier answers would be out of date.
const services = document.currentScript?.dataset.services;
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();

/** Starts the early calls. Fails silently, because without them the header makes the calls itself. */
function start(): void {
  try {
    if (!isSupportedBrowser() || !services || !hasTokenSession() || headStart()) return;
    const startServices = JSON.parse(services) as StartServices;
    provideHeadStart(createHeadStart(startServices));
    fetchScriptsAhead(connectScripts.map((name) => startServices.folder + name));
  } catch {}
}
