import { FragmentGateway, getWebMiddleware } from 'web-fragments/gateway';

type Next = () => Promise<Response>;

/**
 * Web Fragments' gateway as its documentation sets it up: it puts the header's document into the page
 * `/web-fragments`. The header's files are on the page's own origin already, so that no request for them passes it.
 */
export function createGateway(
  renderHeader: (request: Request) => Promise<Response>,
): (request: Request, next: Next) => Promise<Response> {
  const gateway = new FragmentGateway();
  gateway.registerFragment({
    fragmentId: 'header',
    piercingClassNames: [],
    endpoint: async (input, init) => renderHeader(new Request(input, init)),
    routePatterns: ['/web-fragments'],
  });
  return getWebMiddleware(gateway, { mode: 'production' });
}
