import type { HeaderOptions } from '@grocer/shared-contracts';
import type { Release } from '@grocer/shared-contracts/host/react';

/** What the server writes into the page: nothing about an environment is compiled in. */
export interface ShellPage {
  headerRemote: string;
  options: HeaderOptions;
  /** The release that the fragment came from; without one, the browser asks the channel itself. */
  release: Release | undefined;
  /** The services are the sandbox: its panel is offered. */
  sandbox: boolean;
}

export function readPage(): ShellPage {
  const element = document.getElementById('shell-page');
  if (!element?.textContent)
    throw new Error('The page has no <script id="shell-page">: it was not served by server.ts');
  return JSON.parse(element.textContent);
}
