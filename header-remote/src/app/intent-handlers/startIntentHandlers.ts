import type { ResolvedHeaderOptions, Routes } from '@grocer/shared-contracts';
import { prefetchOnIntent } from '../../platform/prefetch/prefetchOnIntent.ts';
import { focusPressedButtons } from '../../ui/focus/focusPressedButtons.ts';
import { placeAtButtons } from '../../ui/popover/placeAtButtons.ts';
import { startTooltips } from '../../ui/tooltip/startTooltips.ts';
import { measureOpenings } from '../measure/measureOpenings.ts';

/** The routes and services that are never prefetched. */
interface PageAddresses {
  routes: Pick<Routes, 'logout' | 'login' | 'register' | 'checkout'>;
  services: ResolvedHeaderOptions['services'];
}

/**
 * Starts prefetching, tooltips, the placing of popovers, the focus of pressed buttons and the measuring of
 * openings in the header. Returns the function that stops them. `trigger` is the event that loaded this code:
 * it is handled as well, because the listeners did not exist yet when it was dispatched.
 */
export function startIntentHandlers(
  header: HTMLElement,
  trigger: Event | undefined,
  page: () => PageAddresses,
): () => void {
  const handlers = [
    prefetchOnIntent(header, () => listExcludedAddresses(page())),
    startTooltips(header),
    placeAtButtons(header),
    focusPressedButtons(header),
    measureOpenings(header),
  ];
  for (const { handleEvent } of trigger ? handlers : []) handleEvent(trigger as Event);
  return () => {
    for (const { stop } of handlers) stop();
  };
}

/** Lists addresses that must not be prefetched: a request may change the session or an order, or load a service. */
const listExcludedAddresses = ({ routes, services }: PageAddresses): string[] => [
  routes.logout(),
  routes.login(),
  routes.register(''),
  routes.checkout(),
  ...listServiceAddresses(services),
];

type Services = ResolvedHeaderOptions['services'];

/** Start of the path of each service's calls, after its base address (behaviour/services#addresses). */
const callPaths: Record<keyof Services, string> = {
  token: '/v1',
  context: '/v1/shopping-context',
  graph: '/graph',
  slots: '/slot-reservations',
  addresses: '/addresses',
  branches: '/branches',
  orders: '/v1/orders',
  suggest: '',
  pass: '/v1/pass',
  taxonomy: '/v1/categories',
  content: '',
  banners: '/adtech',
  beacon: '/mfe/common/api',
};

/** Services whose base address has no pages of the shop below it. The base of the others may have some. */
const dedicatedBases = ['token', 'suggest', 'pass', 'taxonomy', 'content'] as const;

/** Lists the services' addresses: each call goes to one of them, or to an address below one. */
const listServiceAddresses = (services: Services): string[] =>
  [
    ...dedicatedBases.map((service) => services[service]),
    ...Object.entries(callPaths).map(([service, path]) => services[service as keyof Services] + path),
  ].filter((address) => !isOrigin(address));

/** An origin is not excluded: every page is below it, so nothing would be prefetched. */
const isOrigin = (address: string): boolean => new URL(address, 'http://site.invalid').pathname === '/';
