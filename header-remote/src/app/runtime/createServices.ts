import type { HeaderConfig, ResolvedHeaderOptions } from '@grocer/shared-contracts';
import type { Token } from '@grocer/shared-contracts/schemas';
import type { Cookies } from '../../platform/cookies/cookies.ts';
import { createLazyModule, type LazyModule } from '../../platform/createLazyModule.ts';
import { callHeaders } from '../../platform/http/callHeaders.ts';
import { createHttp, type Http } from '../../platform/http/createHttp.ts';
import { ShopperChangedError } from '../../platform/http/errors.ts';
import { withAccessToken } from '../../platform/http/withAccessToken.ts';
import { createLogger, type Logger, muteAfter, type ResponseLog } from '../../platform/logger/logger.ts';
import { createTokenManager } from '../../services/createTokenManager.ts';
import { fetchPassStatus, fetchShoppingContext } from '../../services/shopper.ts';
import { cancelReservation, fetchAddress, fetchBranch, fetchReservations } from '../../services/slots.ts';
import { type FetchToken, fetchToken, logOut } from '../../services/token.ts';
import { fetchTrolley } from '../../services/trolley.ts';
import type { Services } from '../../state/services.ts';

interface ServicesDeps {
  options: ResolvedHeaderOptions;
  cookies: Pick<Cookies, 'read'>;
  /** Called when a token names another shopper than before; `undefined`: nobody is signed in any more. */
  onShopperChanged: (token: Token | undefined) => void;
  /** Called after a log-out call of the header has ended the session. */
  onLoggedOut?: () => void;
  /** Awaited before a call returns or throws, so that its outcome does not replace a link while it is pressed. */
  waitForPointerRelease?: () => Promise<void>;
}

export type PageServices = ReturnType<typeof createServices>;

/**
 * Called once per page. Creates the clients of all services for the first shopper, and new ones for each shopper who
 * follows (behaviour/session#former-calls).
 */
export function createServices(deps: ServicesDeps) {
  const { config, services: bases } = deps.options;
  const logger = createLogger(deps.options);
  const http = createHttp({
    headers: callHeaders(config),
    otherTimeoutMs: config.timeouts.other,
    logResponse: warnOfDeadOrigin(logger),
    waitForPointerRelease: deps.waitForPointerRelease,
  });
  const token = createTokenManager({
    fetchToken: onlyWithCookie(deps, fetchToken({ http, base: bases.token, logger })),
    onShopperChanged: deps.onShopperChanged,
  });
  let changed = new AbortController();
  const forShopper = ({ signal }: AbortController) =>
    createShopperServices(deps, {
      http: withAccessToken(http, token, signal),
      logger: muteAfter(logger, signal),
      startSession: token.start,
    });

  return {
    /** The clients of the page's first shopper. */
    services: forShopper(changed),
    /** Aborts the last shopper's clients, which then send nothing more, and creates the next shopper's. */
    forNextShopper() {
      changed.abort(new ShopperChangedError());
      changed = new AbortController();
      return forShopper(changed);
    },
    /** Drops the token: the next call of `startSession` asks who is signed in. */
    forgetToken: token.forget,
    recheckToken: token.recheck,
    stop: token.stop,
  };
}

/**
 * If the page's first call finds no connection, logs what to check, because a wrong address or policy is a
 * more common cause than a service that is down.
 */
function warnOfDeadOrigin(logger: Logger): ResponseLog {
  let isFirst = true;
  return (response) => {
    logger.response(response);
    if (isFirst && response.message?.includes('no connection'))
      logger.warning('no service has answered: check services.origin, its CORS headers and connect-src');
    isFirst = false;
  };
}

/**
 * If the option `tokenOnlyWithCookie` is set, a visitor without the cookie `X-Has-Token-Session=true` is anonymous
 * without a call (behaviour/session#no-call-without-cookie).
 */
function onlyWithCookie({ options, cookies }: ServicesDeps, fetch: FetchToken): FetchToken {
  if (!options.config.tokenOnlyWithCookie) return fetch;
  return async () => (cookies.read('X-Has-Token-Session') === 'true' ? fetch() : undefined);
}

interface ShopperDeps extends Pick<Services, 'logger' | 'startSession'> {
  http: Http;
}

function createShopperServices(deps: ServicesDeps, { http, logger, startSession }: ShopperDeps): Services {
  const { config, services: bases } = deps.options;
  const at = (base: string) => ({ http, base });
  const endSession = logOut(at(bases.token));
  const orders = { ...at(bases.orders), timeoutMs: config.timeouts.orders };
  const visitorId = () => deps.cookies.read(config.cookies.visitorId);
  const visitor = { visitorId, visitorHeader: config.requestHeaders.visitorId };
  const banners = { ...at(bases.banners), logger, ...visitor };

  return {
    logger,
    startSession,
    async logOut() {
      await endSession();
      deps.onLoggedOut?.();
    },
    fetchShoppingContext: fetchShoppingContext(at(bases.context)),
    fetchTrolley: fetchTrolley(at(bases.graph)),
    fetchReservations: fetchReservations(at(bases.slots)),
    cancelReservation: cancelReservation(at(bases.slots)),
    fetchAddress: fetchAddress(at(bases.addresses)),
    fetchBranch: fetchBranch(at(bases.branches)),
    fetchSuggestions: lazy(suggestCode, (code) => code.fetchSuggestions({ ...at(bases.suggest), logger })),
    fetchPassStatus: fetchPassStatus({ ...at(bases.pass), logger }),
    cancelAmend: lazy(orderCode, (code) => code.cancelAmend(at(bases.graph))),
    fetchOrder: lazy(orderCode, (code) => code.fetchOrder(orders)),
    placeOrder: lazy(orderCode, (code) => code.placeOrder(orders)),
    sendInstantCheckoutBeacon: lazy(orderCode, (code) =>
      code.sendInstantCheckoutBeacon({ ...at(bases.beacon), logger }),
    ),
    fetchTaxonomy: lazy(menuCode, ({ menus }) =>
      menus.fetchTaxonomy({ ...at(bases.taxonomy), roots: rootsOf(config) }),
    ),
    fetchMegaMenuMaster: lazy(menuCode, ({ menus }) => menus.fetchMegaMenuMaster(at(bases.content))),
    fetchSeasonalMaster: lazy(menuCode, ({ menus }) => menus.fetchSeasonalMaster(at(bases.content))),
    fetchExperienceFragment: lazy(menuCode, ({ menus }) => menus.fetchExperienceFragment(at(bases.content))),
    async fetchBanners(...request) {
      // A menu works without banners, so a failure to load their code, which has been reported, must not fail the menu.
      const code = await menuCode.load().catch(() => undefined);
      return code ? code.menus.fetchBanners(banners)(...request) : [];
    },
  };
}

const rootsOf = ({ menuRoots }: HeaderConfig): string[] =>
  Object.values(menuRoots).filter((id) => id !== null);

/** Creates a client whose code loads with its first call. */
const lazy =
  <Code, Args extends unknown[], Answer>(
    code: LazyModule<Code>,
    createClient: (code: Code) => (...args: Args) => Answer | Promise<Answer>,
  ) =>
  async (...args: Args) =>
    createClient(await code.load())(...args);

/** Part of the chunk `dialogs`, because only code of that chunk calls these services. */
const orderCode = createLazyModule(
  "the orders' services",
  () => import(/* webpackChunkName: "dialogs" */ '../../services/orders.ts'),
);

/** Part of the chunk `search`, because only the search list calls this service. */
const suggestCode = createLazyModule(
  'the suggestions',
  () => import(/* webpackChunkName: "search" */ '../../services/suggestions.ts'),
);

/** Requests and reads what the menus show. Not needed before a menu opens or the shopper's data has loaded. */
export const menuCode = createLazyModule("the menus' services", async () => {
  const [menus, { ensureSeasonalMenuAtom }, { ensureRootLinksAtom, updateRootLinksAtom }] = await Promise.all(
    [
      import(/* webpackChunkName: "idle" */ '../../services/menus.ts'),
      import(/* webpackChunkName: "idle" */ '../../state/menu/loadSeasonalMenu.ts'),
      import(/* webpackChunkName: "idle" */ '../../state/menu/taxonomy.ts'),
    ],
  );
  return { menus, ensureSeasonalMenuAtom, ensureRootLinksAtom, updateRootLinksAtom };
});
