import { createLazyModule } from '../../platform/createLazyModule.ts';
import { loadOnce } from '../../platform/loadOnce.ts';
import type { fetchSuggestions } from '../../services/suggestions.ts';
import type { Services } from '../../state/services.ts';
import type { OrderBackEnds, OrderServices } from './createOrderServices.ts';
import type { MenuBackEnds, MenuServices } from './menus/createMenuServices.ts';
import { menuCode } from './menus/menuCode.ts';

// Clients whose code is not needed at the start of a page. It loads with the first call.

export function createLazyMenuServices(backEnds: MenuBackEnds): MenuServices {
  const load = loadOnce(async () => (await menuCode.load()).createMenuServices(backEnds));
  return {
    fetchTaxonomy: async (depth) => (await load()).fetchTaxonomy(depth),
    fetchMegaMenuMaster: async (customerId) => (await load()).fetchMegaMenuMaster(customerId),
    fetchSeasonalMaster: async (customerId) => (await load()).fetchSeasonalMaster(customerId),
    fetchExperienceFragment: async (request) => (await load()).fetchExperienceFragment(request),
    async fetchBanners(request, signal) {
      // A menu works without banners, so a failure to load their code, which has been reported, must not fail the menu.
      const services = await load().catch(() => undefined);
      return services ? services.fetchBanners(request, signal) : [];
    },
  };
}

/** In the chunk of the dialogs, which alone call them: a call loads nothing more. */
const orderServices = createLazyModule("the orders' services", async () => {
  const { createOrderServices } = await import(/* webpackChunkName: "dialogs" */ './createOrderServices.ts');
  return createOrderServices;
});

export function createLazyOrderServices(backEnds: OrderBackEnds): OrderServices {
  const load = loadOnce(async () => (await orderServices.load())(backEnds));
  return {
    cancelAmend: async (customerOrderId) => (await load()).cancelAmend(customerOrderId),
    fetchOrder: async (customerOrderId) => (await load()).fetchOrder(customerOrderId),
    placeOrder: async (...order) => (await load()).placeOrder(...order),
    sendInstantCheckoutBeacon: async (beacon) => (await load()).sendInstantCheckoutBeacon(beacon),
  };
}

/** In the chunk of the search list, which alone calls it. */
const suggestService = createLazyModule('the suggestions', async () => {
  const { fetchSuggestions } = await import(
    /* webpackChunkName: "search-list" */ '../../services/suggestions.ts'
  );
  return fetchSuggestions;
});

export const createLazySuggestions =
  (backEnd: Parameters<typeof fetchSuggestions>[0]): Services['fetchSuggestions'] =>
  async (...search) =>
    (await suggestService.load())(backEnd)(...search);
