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
 * Starts prefetching, tooltips, the positioning of popovers, the focusing of pressed buttons, and the
 * measuring of how fast menus open. `trigger` is the event that loaded this code: it is handled as well,
 * because it was dispatched before the listeners existed. Returns the function that stops everything.
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

/** Lists URLs that are never prefetched: a request would change session or order, or be a service call. */
const listExcludedAddresses = ({ routes, services }: PageAddresses): string[] => [
  routes.logout(),
  routes.login(),
  routes.register(''),
  routes.checkout(),
  ...listServiceAddresses(services),
];

type Services = ResolvedHeaderOptions['services'];

/** Path prefix of each service's calls, relative to its base address (behaviour/services#addresses). */
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

/** Services whose whole base address is excluded. Other base addresses may have pages below them. */
const dedicatedBases = ['token', 'suggest', 'pass', 'taxonomy', 'content'] as const;

/** Lists URL prefixes that cover the services' calls. Leaves out bare origins. */
const listServiceAddresses = (services: Services): string[] =>
  [
    ...dedicatedBases.map((service) => services[service]),
    ...Object.entries(callPaths).map(([service, path]) => services[service as keyof Services] + path),
  ].filter((address) => !isOrigin(address));

/** Whether an address is a bare origin. Excluding that would exclude every page. */
const isOrigin = (address: string): boolean => new URL(address, 'http://site.invalid').pathname === '/';
