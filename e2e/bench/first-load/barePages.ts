import { trolleyQuery } from '@grocer/header-remote/services/trolley/fetchTrolley.ts';
import type { DocumentParts } from './renderDocument.ts';

/**
 * A page whose inline script calls the trolley and shows its total. Its server has fetched a token and the order's id,
 * so that the script waits for one service only.
 */
export async function barePage(services: string): Promise<DocumentParts> {
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

/** A popover with the rows of the Groceries menu, without styles and scripts: as quick as a browser can be. */
export async function bareMenu(services: string): Promise<string> {
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
