import type { HeaderOptions } from '@grocer/shared-contracts';
import type { Release } from '@grocer/shared-contracts/host/react';

/** Settings that the server writes into the page, so that the build does not depend on the environment. */
export interface ShellPage {
  headerRemote: string;
  /** Public keys of the header's publisher; undefined if releases are not verified. */
  headerKeys: readonly string[] | undefined;
  options: HeaderOptions;
  /** The release that rendered the fragment. Without a fragment, the browser reads the channel itself. */
  release: Release | undefined;
  /** Whether the services are the sandbox. Its panel is then added to the page. */
  sandbox: boolean;
  /** Whether this host receives records of the header. */
  hasRecords: boolean;
}

export function readPage(): ShellPage {
  const element = document.getElementById('shell-page');
  if (!element?.textContent)
    throw new Error('The page has no <script id="shell-page">: it was not served by server.ts');
  return JSON.parse(element.textContent);
}
