import type { HeaderOptions } from '@grocer/shared-contracts';
import type { Release } from '@grocer/shared-contracts/host/react';

/** Settings that the server writes into the page, so that nothing about an environment is in the build. */
export interface ShellPage {
  headerRemote: string;
  /** Public keys of the header's publisher; undefined if its releases are not verified. */
  headerKeys: readonly string[] | undefined;
  options: HeaderOptions;
  /** The release of the fragment; without one, the browser reads the channel itself. */
  release: Release | undefined;
  /** Whether the services are the sandbox, which adds its panel to the page. */
  sandbox: boolean;
}

export function readPage(): ShellPage {
  const element = document.getElementById('shell-page');
  if (!element?.textContent)
    throw new Error('The page has no <script id="shell-page">: it was not served by server.ts');
  return JSON.parse(element.textContent);
}
