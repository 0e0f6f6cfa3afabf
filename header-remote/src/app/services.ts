import type { HeaderConfig, ResolvedHeaderOptions } from '@grocer/shared-contracts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Cookies } from '../platform/cookies/cookies.ts';
import { createHttp } from '../platform/http/createHttp.ts';
import { withAccessToken } from '../platform/http/withAccessToken.ts';
import { loadOnce } from '../platform/loadOnce.ts';
import { consoleSink, createLogger, type Logger } from '../platform/logger/logger.ts';
import { messageOf } from '../platform/logger/messageOf.ts';
import { fetchAddress } from '../services/addresses/fetchAddress.ts';
import { fetchBranch } from '../services/branches/fetchBranch.ts';
import { fetchPassStatus } from '../services/delivery-pass/fetchPassStatus.ts';
import { fetchOrder } from '../services/orders/fetchOrder.ts';
import { placeOrder } from '../services/orders/placeOrder.ts';
import { sendInstantCheckoutBeacon } from '../services/orders/sendInstantCheckoutBeacon.ts';
import { fetchShoppingContext } from '../services/shopping-context/fetchShoppingContext.ts';
import { cancelReservation } from '../services/slots/cancelReservation.ts';
import { fetchReservations } from '../services/slots/fetchReservations.ts';
import { fetchSuggestions } from '../services/suggest/fetchSuggestions.ts';
import { createTokenKeeper } from '../services/token/createTokenKeeper.ts';
import { fetchToken } from '../services/token/fetchToken.ts';
import { logOut } from '../services/token/logOut.ts';
import { cancelAmend } from '../services/trolley/cancelAmend.ts';
import { fetchTrolley } from '../services/trolley/fetchTrolley.ts';
import type { Services } from '../state/services.ts';
import type { MenuServices } from './menuServices.ts';

interface Surroundings {
  options: ResolvedHeaderOptions;
  clock: Clock;
  cookies: Pick<Cookies, 'read'>;
  /** The shopper turned out to be signed out. */
  onSignedOut: () => void;
  /** What every answer waits for. */
  untilCalm?: () => Promise<void>;
}

/** Real clients of every service, built once per page. */
export function createServices({
  options,
  clock,
  cookies,
  onSignedOut,
  untilCalm,
}: Surroundings): Services & { stop: () => void } {
  const { config, services: bases } = options;
  const logger = createLogger(options.logger ?? consoleSink, config.clientLogging);
  const http = createHttp({
    appName: config.appName,
    otherTimeoutMs: config.timeouts.other,
    logResponse: logger.response,
    clock,
    untilCalm,
  });
  const token = createTokenKeeper({
    fetchToken: fetchToken({ http, base: bases.token }),
    clock,
    onSignedOut,
  });
  const authorised = withAccessToken(http, token);
  const at = (base: string) => ({ http: authorised, base });
  const orders = { ...at(bases.orders), timeoutMs: config.timeouts.orders };
  const menu = loadOnce(async () => {
    const { createMenuServices } = await import(/* webpackChunkName: "menu-services" */ './menuServices.ts');
    return createMenuServices({
      taxonomy: { ...at(bases.taxonomy), roots: rootsOf(config) },
      content: at(bases.content),
      banners: { ...at(bases.banners), logger, visitorId: () => cookies.read(config.cookies.visitorId) },
    });
  });

  return {
    logger,
    startSession: token.start,
    logOut: logOut(at(bases.token)),
    fetchShoppingContext: fetchShoppingContext(at(bases.context)),
    fetchTrolley: fetchTrolley(at(bases.graph)),
    cancelAmend: cancelAmend(at(bases.graph)),
    fetchReservations: fetchReservations(at(bases.slots)),
    cancelReservation: cancelReservation(at(bases.slots)),
    fetchAddress: fetchAddress(at(bases.addresses)),
    fetchBranch: fetchBranch(at(bases.branches)),
    fetchOrder: fetchOrder(orders),
    placeOrder: placeOrder(orders),
    sendInstantCheckoutBeacon: sendInstantCheckoutBeacon({ ...at(bases.beacon), logger }),
    fetchSuggestions: fetchSuggestions({ ...at(bases.suggest), logger }),
    fetchPassStatus: fetchPassStatus({ ...at(bases.pass), logger }),
    ...whenAsked(menu, logger),
    stop: token.stop,
  };
}

/** The menus' services, whose code comes with the first question. */
function whenAsked(menu: () => Promise<MenuServices>, logger: Logger): MenuServices {
  return {
    fetchTaxonomy: async (depth) => (await menu()).fetchTaxonomy(depth),
    fetchContentFragment: async (question) => (await menu()).fetchContentFragment(question),
    fetchMegaMenuMaster: async (customerId) => (await menu()).fetchMegaMenuMaster(customerId),
    fetchSeasonalMaster: async (customerId) => (await menu()).fetchSeasonalMaster(customerId),
    fetchExperienceFragment: async (question) => (await menu()).fetchExperienceFragment(question),
    async fetchBanners(question, signal) {
      // A menu without banners is a menu.
      const services = await menu().catch((error: unknown) => {
        logger.failure(`Failed to load the banners' code: ${messageOf(error)}`, error);
      });
      return services ? services.fetchBanners(question, signal) : [];
    },
  };
}

const rootsOf = ({ menuRoots }: HeaderConfig): string[] =>
  Object.values(menuRoots).filter((id) => id !== null);
