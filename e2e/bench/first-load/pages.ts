import { trolleyQuery } from '@grocer/header-remote/services/trolley.ts';
import type { HeaderOptions } from '@grocer/shared-contracts';
import { fragments, readRequest } from '@grocer/shared-contracts/host/server';
import type { BuiltHosts, HostName } from './buildHosts.ts';
import type { DocumentParts } from './renderDocument.ts';

export type Pages = ReturnType<typeof createPages>;
export type PageName = keyof Pages;

type Addresses = Record<'remote' | 'services' | 'signedInServices', string>;

interface Visit {
  options: HeaderOptions;
  nonce?: string;
}

/** Creates variants of a page that differ in how the header is delivered. */
export function createPages(built: BuiltHosts, addresses: Addresses) {
  const channel = `${addresses.remote}/stable/`;
  const anonymous: Visit = { options: { services: { origin: addresses.services } } };
  const signedIn: Visit = { options: { services: { origin: addresses.signedInServices } } };
  const header = fragments(channel, { unverified: true, deadlineMs: 10_000 });

  async function render(request: Request, visit = anonymous) {
    const { html, preloads, release } = await header.render({ ...readRequest(request), ...visit });
    if (!release || !html) throw new Error('the remote has no fragment: run "pnpm build"');
    return { html, preloads, page: { options: visit.options, channel, release } };
  }
  async function withFragment(host: HostName, request: Request, visit?: Visit) {
    const { html, preloads, page } = await render(request, visit);
    return { page, preloads, ...built.files(host), header: html };
  }
  // Preloads no chunks, because the bundled header loads them later.
  const bundled = { page: anonymous, ...built.files('bundled'), chunks: [], preloads: '' };
  return {
    none: async () => ({}),
    static: async (request) => ({ header: (await render(request)).html }),
    'bare-menu': async (request) => ({
      header: (await bareMenu(addresses.services)) + (await render(request)).html,
    }),
    bundled: async () => bundled,
    // No style sheets, because the fragment contains the styles.
    hydrated: async (request) => ({ ...bundled, header: (await render(request)).html, styles: [] }),
    federated: (request) => withFragment('federated', request),
    handover: (request) => withFragment('handover', request),
    'signed-in': (request) => withFragment('federated', request, { ...signedIn, nonce: 'bench' }),
    'slowest-service': () => barePage(addresses.signedInServices),
  } satisfies Record<string, (request: Request) => Promise<DocumentParts>>;
}

/**
 * A page whose inline script requests the trolley and shows its total. Its server has already fetched the
 * token and the order's id, so the script waits for only one service.
 */
async function barePage(services: string): Promise<DocumentParts> {
  const token = await fetch(`${services}/api/token/v1/token`).then(readJson);
  const authorization = `Bearer ${token.accessToken}`;
  const context = await fetch(`${services}/v1/shopping-context`, {
    headers: { authorization },
  }).then(readJson);
  const variables = { trolleyQueryOrderId: context.customerOrderId, orderQueryOrderId: null };
  const call = {
    url: `${services}/graph/live?clientType=WEB_APP&tag=getTrolley`,
    init: {
      method: 'POST',
      headers: { authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: trolleyQuery, variables }),
    },
  };
  const script = `(${showTotal})(${JSON.stringify(call)})`.replaceAll('</', '<\\/');
  return { header: `<p id="bare" aria-busy="true"></p><script>${script}</script>` };
}

async function readJson(answer: Response): Promise<Record<string, string>> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return (await answer.json()) as Record<string, string>;
}

/** Runs in the page. */
async function showTotal({ url, init }: { url: string; init: RequestInit }): Promise<void> {
  const answer = await fetch(url, init);
  const { data } = await answer.json();
  const element = document.getElementById('bare') as HTMLElement;
  element.textContent = `£${data.getTrolley.trolley.trolleyTotals.totalEstimatedCost.amount}`;
  element.ariaBusy = 'false';
}

/** A popover with the rows of the Groceries menu, without styles and scripts: as fast as possible. */
async function bareMenu(services: string): Promise<string> {
  const answer = await fetch(`${services}/taxonomy/v1/categories?roots=10051&shape=flat&depth=7`, {
    headers: { Authorization: 'Bearer unauthenticated' },
  });
  const { categories } = (await answer.json()) as { categories: Category[] };
  const find = (id: string | number) => categories.find((category) => String(category.id) === String(id));
  const rows = (find('10051')?.categoryIds ?? []).map((id) => find(id)).filter((row) => row !== undefined);
  const list = rows.map(({ shortName }) => `<p><a href="/ecom/shop">${shortName}</a></p>`).join('');
  return `<button id="bare" popovertarget="bare-menu" type="button">Groceries</button><div id="bare-menu" popover>${list}</div>`;
}

interface Category {
  id: string | number;
  shortName: string;
  categoryIds: (string | number)[];
}
