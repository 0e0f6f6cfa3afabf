import type { HeaderOptions } from '@grocer/shared-contracts';
import { fragments, readRequest } from '@grocer/shared-contracts/host/server';
import {
  reservedSpaceMarkup,
  waitingAttribute,
} from '../../../shared-contracts/src/host/island/reservedSpace.ts';
import { barePage } from '../signed-in/barePage.ts';
import type { BuiltHosts, HostName } from './buildHosts.ts';
import type { DocumentParts } from './renderDocument.ts';

export type PageName =
  | 'none'
  | 'static'
  | 'bundled'
  | 'documented'
  | 'iframe'
  | 'frame'
  | 'federated'
  | 'empty'
  | 'handover'
  | 'web-fragments'
  | 'web-fragments-header'
  | 'signed-in'
  | 'slowest-service';

/** What a page is rendered from. */
export type Pages = Record<PageName, (request: Request) => Promise<DocumentParts>>;

export interface Addresses {
  remote: string;
  services: string;
  /** Services at which the shopper is signed in. */
  signedInServices: string;
  /** Address of the iframe's document. */
  frame: string;
}

interface Visit {
  options?: HeaderOptions;
  nonce?: string;
}

/** The same page with its header delivered in each way. */
export function createPages(built: BuiltHosts, addresses: Addresses): Pages {
  const options = { services: { origin: addresses.services } };
  const signedInOptions = { services: { origin: addresses.signedInServices } };
  const channel = `${addresses.remote}/stable/`;
  const header = fragments(channel, { deadlineMs: 10_000 });
  const render = async (request: Request, visit: Visit = {}) => {
    const page = { options, ...visit };
    const { html, preloads, release } = await header.render({ ...readRequest(request), ...page });
    if (!release || !html) throw new Error('the remote has no fragment: run "pnpm build"');
    return { html, preloads, page: { options: page.options, channel, release } };
  };
  // Its chunks are not preloaded: the header loads them later.
  const bundled = async () => ({ page: { options }, ...built.files('bundled'), chunks: [], preloads: '' });
  const withFragment = async (request: Request, host: HostName, visit?: Visit) => {
    const { html, preloads, page } = await render(request, visit);
    return { page, preloads, ...built.files(host), header: html };
  };
  return {
    none: async () => ({}),
    static: async (request) => ({ header: (await render(request)).html }),
    bundled,
    documented: async () => ({ page: { options }, script: built.files('documented').script }),
    frame: async () => ({ ...(await bundled()), isFrame: true }),
    iframe: async () => ({ header: iframeOf(addresses.frame) }),
    async empty(request) {
      const { html: _, ...parts } = await render(request);
      return {
        ...parts,
        ...built.files('federated'),
        header: reservedSpaceMarkup(),
        attribute: waitingAttribute,
      };
    },
    federated: (request) => withFragment(request, 'federated'),
    handover: (request) => withFragment(request, 'handover'),
    'web-fragments': async () => ({
      header: '<web-fragment fragment-id="header"></web-fragment>',
      script: built.files('web-fragments').script,
    }),
    async 'web-fragments-header'(request) {
      const { html } = await render(request);
      return { ...(await bundled()), header: html, isFrame: true };
    },
    'signed-in': (request) =>
      withFragment(request, 'federated', { options: signedInOptions, nonce: 'bench' }),
    'slowest-service': () => barePage(addresses.signedInServices),
  };
}

const iframeOf = (address: string): string =>
  `<iframe src="${address}" title="Header" width="100%" height="159" style="border:0;display:block"></iframe>`;
