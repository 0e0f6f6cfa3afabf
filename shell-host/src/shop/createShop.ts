import {
  type ContentRequest,
  deliveryPassSchema,
  parseContract,
  type ResolvedHeaderOptions,
  type ServiceChoice,
  type Token,
  tokenSchema,
} from '@grocer/shared-contracts';
import type { Call } from './createCall.ts';
import type { OrderDetails, OrderSummary, ProductPage, ProductQuery, Slot } from './types.ts';

export type Shop = ReturnType<typeof createShop>;

/**
 * Creates all calls that the pages make. They reject with a ShopError; status 401: the shopper is not signed in. Pages
 * use the shop's own calls where they exist, so that tests can count the header's calls and make them fail separately.
 */
export function createShop(
  call: Call,
  { origin, services }: { origin: string; services: ResolvedHeaderOptions['services'] },
) {
  const shop = `${origin}/shop/v1`;
  const order = (id: string) => `${shop}/orders/${encodeURIComponent(id)}`;

  return {
    findProducts: (query: ProductQuery) =>
      getJson<ProductPage>(`${shop}/products?${new URLSearchParams(Object.entries(query).map(toTextEntry))}`),
    /** The order that the shopper is filling or amending. */
    trolley: () => getJson<OrderDetails>(`${shop}/trolley`),
    /** Sets the amount of a product in the trolley; 0 removes it. */
    async setAmount(lineNumber: string, amount: number) {
      const address = `${shop}/trolley/items/${encodeURIComponent(lineNumber)}`;
      await call(address, { method: 'PUT', body: { amount } });
    },
    /** The slots of a service in the next two weeks. */
    slots: async (service: ServiceChoice) =>
      (await getJson<{ slots: Slot[] }>(`${shop}/slots?${new URLSearchParams({ service })}`)).slots,
    async bookSlot({ service, startDateTime }: Pick<Slot, 'service' | 'startDateTime'>) {
      await call(`${shop}/slot-reservations`, { method: 'POST', body: { service, startDateTime } });
    },
    /** The shopper's orders, newest first. */
    orders: async () => (await getJson<{ orders: OrderSummary[] }>(`${shop}/orders`)).orders,
    order: (id: string) => getJson<OrderDetails>(order(id)),
    /** Opens a placed order for changes. It becomes the trolley. */
    async amend(id: string) {
      await call(`${order(id)}/amend`, { method: 'POST' });
    },
    async place(id: string) {
      const address = `${services.orders}/v1/orders/${encodeURIComponent(id)}/place`;
      await call(address, { method: 'PATCH', body: { event: 'PLACE' }, headers: bearer(await token()) });
    },
    async deliveryPass() {
      const shopper = await token();
      const headers = { ...bearer(shopper), 'customer-id': shopper.customerId };
      const answer = await call(`${services.pass}/v1/pass/status`, { headers });
      return parseContract(deliveryPassSchema, answer, 'delivery pass').data.status;
    },
    /** An unparsed fragment of the content service, for the header's content cell. */
    content: (path: string) => {
      const body: ContentRequest = {
        contentUrl: path,
        customerId: '-1',
        customerSearchRequest: { queryParams: {} },
      };
      const headers = { Authorization: 'Bearer unauthenticated', breadcrumb: 'shell-host' };
      return call(`${services.content}/${path}?clientType=WEB_APP`, { method: 'PUT', body, headers });
    },
  };

  /** Does not validate the answer, because the page team owns both the page and the shop's own service. */
  async function getJson<Answer>(address: string): Promise<Answer> {
    return (await call(address)) as Answer;
  }

  async function token(): Promise<Token> {
    return parseContract(tokenSchema, await call(`${services.token}/v1/token`), 'token');
  }
}

const toTextEntry = ([name, value]: [string, unknown]): [string, string] => [name, String(value)];

const bearer = ({ accessToken }: Token) => ({
  Authorization: `Bearer ${accessToken}`,
  breadcrumb: 'shell-host',
});
