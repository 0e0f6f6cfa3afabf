import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Exchange, SandboxEnv } from './context.ts';
import { Refusal } from './refusal.ts';
import { accountService } from './services/account.ts';
import { catalogueService } from './services/catalogue.ts';
import { controlService } from './services/control.ts';
import { ordersService } from './services/orders.ts';
import { shopService } from './services/shop.ts';
import { slotsService } from './services/slots.ts';
import { trolleyService } from './services/trolley.ts';
import { createWorld, type SandboxOptions, type World } from './world.ts';

export { type CallName, callNames, type ReceivedCall } from './calls.ts';
export type { Fault, FaultOrder } from './faults.ts';
export type { ScenarioParts } from './scenarioParts.ts';
export { type ScenarioName, scenarioNames } from './scenarios.ts';
export type { SandboxOptions } from './world.ts';

export type Answer = {
  /** A response of type `error` means that the connection has to be broken. */
  response: Response;
  setCookies: readonly string[];
};

export type Route = { method: string; path: string };

export type Sandbox = {
  /** Answers a request. Cookies are in the headers, as on a server. */
  fetch(request: Request): Promise<Response>;
  /** Answers a request with separate cookies: scripts in a browser can neither read nor write cookie headers. */
  answer(request: Request, cookies: Readonly<Record<string, string>>): Promise<Answer>;
  /** Forgets visitors, faults and calls, and restores the scenario of new visitors. */
  reset(): void;
  /** Every route. In a path, `:name` is one segment and `*` is the rest. */
  readonly routes: readonly Route[];
};

/** Creates all services of the grocer as one handler of Web-standard requests, with its state in memory. */
export const createSandbox = (options: SandboxOptions = {}): Sandbox => {
  const world = createWorld(options);
  const app = services(world);

  const answer: Sandbox['answer'] = async (request, cookies) => {
    const exchange: Exchange = { cookies, setCookies: new Map(), dropped: false };
    const response = await app.fetch(request, exchange);
    return {
      response: exchange.dropped ? Response.error() : response,
      setCookies: [...exchange.setCookies.values()],
    };
  };

  return {
    answer,
    fetch: async (request) => {
      const { response, setCookies } = await answer(request, cookiesOf(request));
      for (const cookie of response.type === 'error' ? [] : setCookies)
        response.headers.append('set-cookie', cookie);
      return response;
    },
    reset: () => world.reset(),
    routes: routesOf(app),
  };
};

const everyService = [
  accountService,
  trolleyService,
  slotsService,
  ordersService,
  catalogueService,
  shopService,
  controlService,
];

const services = (world: World): Hono<SandboxEnv> => {
  const app = new Hono<SandboxEnv>();
  app.use(
    cors({
      origin: (origin) => (world.allowsOrigin(origin) ? origin : null),
      credentials: true,
      allowHeaders: ['authorization', 'breadcrumb', 'customer-id', 'visitor-id', 'content-type'],
      maxAge: 600,
    }),
  );
  app.use(async ({ req }, next) => {
    const origin = req.header('origin') ?? 'null';
    // A browser sends a form or a text without a preflight: CORS alone would let any site change the shop.
    const isForeign = req.header('sec-fetch-site') === 'cross-site' && !world.allowsOrigin(origin);
    if (req.method !== 'POST' || !isForeign) return next();
    return new Refusal(403, 'FOREIGN_ORIGIN', `A page of ${origin} may not change the shop.`).toResponse();
  });
  for (const service of everyService) app.route('/', service(world));
  app.notFound((c) =>
    new Refusal(404, 'NO_SUCH_CALL', `The sandbox has no ${c.req.method} ${c.req.path}.`).toResponse(),
  );
  app.onError((error) =>
    (error instanceof Refusal ? error : new Refusal(500, 'SANDBOX_ERROR', error.message)).toResponse(),
  );
  return app;
};

/** Lists the routes once each: Hono has an entry for every middleware of a route. */
const routesOf = (app: Hono<SandboxEnv>): Route[] => {
  const routes = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, path }));
  return [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()];
};

const cookiesOf = (request: Request): Record<string, string> =>
  Object.fromEntries(
    (request.headers.get('cookie') ?? '')
      .split('; ')
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
