import type { HeaderOptions } from '@grocer/shared-contracts';
import { fragments, readRequest } from '@grocer/shared-contracts/host/server';
import {
  reservedSpaceMarkup,
  waitingAttribute,
} from '../../../shared-contracts/src/host/island/reservedSpace.ts';
import { bareMenu, barePage } from './barePages.ts';
import type { BuiltHosts, HostName } from './buildHosts.ts';
import type { DocumentParts } from './renderDocument.ts';

export type PageName =
  | 'none'
  | 'static'
  | 'bundled'
  | 'bare-menu'
  | 'hydrated'
  | 'hydrated-signed-in'
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
  const signedIn = { options: { services: { origin: addresses.signedInServices } } };
  const render = createRenderer(`${addresses.remote}/stable/`, options);
  return {
    ...createRivals(built, { addresses, options, signedIn, render }),
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
    'signed-in': (request) => withFragment(request, 'federated', { ...signedIn, nonce: 'bench' }),
  };

  async function withFragment(request: Request, host: HostName, visit?: Visit) {
    const { html, preloads, page } = await render(request, visit);
    return { page, preloads, ...built.files(host), header: html };
  }
}

type Renderer = ReturnType<typeof createRenderer>;

function createRenderer(channel: string, usual: HeaderOptions) {
  const header = fragments(channel, { deadlineMs: 10_000 });
  return async (request: Request, { options = usual, nonce }: Visit = {}) => {
    const visit = { options, ...(nonce !== undefined && { nonce }) };
    const { html, preloads, release } = await header.render({ ...readRequest(request), ...visit });
    if (!release || !html) throw new Error('the remote has no fragment: run "pnpm build"');
    return { html, preloads, page: { options, channel, release } };
  };
}

interface RivalDeps {
  addresses: Addresses;
  options: HeaderOptions;
  signedIn: Visit;
  render: Renderer;
}

function createRivals(
  built: BuiltHosts,
  { addresses, options, signedIn, render }: RivalDeps,
): Omit<Pages, 'empty' | 'federated' | 'handover' | 'signed-in'> {
  // Its chunks are not preloaded: the header loads them later.
  const bundled = async () => ({ page: { options }, ...built.files('bundled'), chunks: [], preloads: '' });
  // The styles are in the fragment.
  const hydrated = async (request: Request, visit: Visit) => ({
    ...(await bundled()),
    page: visit,
    header: (await render(request, visit)).html,
    styles: [],
  });
  return {
    none: async () => ({}),
    static: async (request) => ({ header: (await render(request)).html }),
    'bare-menu': async (request) => ({
      header: (await bareMenu(addresses.services)) + (await render(request)).html,
    }),
    bundled,
    hydrated: (request) => hydrated(request, { options }),
    'hydrated-signed-in': (request) => hydrated(request, signedIn),
    documented: async () => ({ page: { options }, script: built.files('documented').script }),
    frame: async () => ({ ...(await bundled()), isFrame: true }),
    iframe: async () => ({ header: iframeOf(addresses.frame) }),
    'web-fragments': async () => ({
      header: '<web-fragment fragment-id="header"></web-fragment>',
      script: built.files('web-fragments').script,
    }),
    'web-fragments-header': async (request) => ({ ...(await hydrated(request, { options })), isFrame: true }),
    'slowest-service': () => barePage(addresses.signedInServices),
  };
}

const iframeOf = (address: string): string =>
  `<iframe src="${address}" title="Header" width="100%" height="159" style="border:0;display:block"></iframe>`;
