import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Exchange, SandboxEnv } from './exchange.ts';
import { Refusal } from './refusal.ts';
import { addressesService } from './services/addresses.ts';
import { bannersService } from './services/banners.ts';
import { beaconService } from './services/beacon.ts';
import { branchesService } from './services/branches.ts';
import { contentService } from './services/content.ts';
import { controlService } from './services/control.ts';
import { deliveryPassService } from './services/deliveryPass.ts';
import { graphService } from './services/graph.ts';
import { imagesService } from './services/images.ts';
import { ordersService } from './services/orders.ts';
import { shopService } from './services/shop.ts';
import { shoppingContextService } from './services/shoppingContext.ts';
import { slotBookingService } from './services/slotBooking.ts';
import { slotsService } from './services/slots.ts';
import { suggestService } from './services/suggest.ts';
import { taxonomyService } from './services/taxonomy.ts';
import { tokenService } from './services/token.ts';
import { createWorld, type SandboxOptions, type World } from './world.ts';

export { type CallName, callNames, type ReceivedCall } from './calls.ts';
export type { Fault, FaultOrder } from './faults.ts';
export { type ScenarioName, scenarioNames } from './scenarios/scenarios.ts';
export type { SandboxOptions } from './world.ts';

export type Answer = {
  /** A response of type `error` stands for a broken connection. */
  response: Response;
  setCookies: readonly string[];
};

export type Route = { method: string; path: string };

export type Sandbox = {
  /** Answers a request; cookies travel in its headers, as on a server. */
  fetch(request: Request): Promise<Response>;
  /** The same with cookies beside the request, for browsers, whose scripts may not touch those headers. */
  answer(request: Request, cookies: Readonly<Record<string, string>>): Promise<Answer>;
  /** Forgets visitors, faults and calls. */
  reset(): void;
  /** Every path it answers, `:name` for a part, `*` for the rest. */
  readonly routes: readonly Route[];
};

/** All services of the grocer in one handler of Web-standard requests. No state outlives it, no network is used. */
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
    reset: world.reset,
    routes: routesOf(app),
  };
};

const everyService = [
  tokenService,
  shoppingContextService,
  graphService,
  slotsService,
  addressesService,
  branchesService,
  ordersService,
  beaconService,
  suggestService,
  deliveryPassService,
  taxonomyService,
  contentService,
  bannersService,
  imagesService,
  shopService,
  slotBookingService,
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
  for (const service of everyService) app.route('/', service(world));
  app.notFound((c) =>
    new Refusal(404, 'NO_SUCH_CALL', `The sandbox has no ${c.req.method} ${c.req.path}.`).toResponse(),
  );
  app.onError((error) =>
    (error instanceof Refusal ? error : new Refusal(500, 'SANDBOX_ERROR', error.message)).toResponse(),
  );
  return app;
};

/** Hono lists each middleware of a route on its own. */
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
