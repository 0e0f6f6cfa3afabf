import type { ResolvedHeaderOptions } from '@grocer/shared-contracts';

type Services = ResolvedHeaderOptions['services'];

/** What the paths of each service's calls begin with, behind its base address (behaviour/services#addresses). */
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

/** Services whose base address belongs to them alone. The base of the others may have pages of the shop below it. */
const dedicatedBases = ['token', 'suggest', 'pass', 'taxonomy', 'content'] as const;

/** Lists addresses such that each call of a service goes to one of them or below it. */
export const listServiceAddresses = (services: Services): string[] =>
  [
    ...dedicatedBases.map((service) => services[service]),
    ...Object.entries(callPaths).map(([service, path]) => services[service as keyof Services] + path),
  ].filter((address) => !isOrigin(address));

/** Everything is below an origin, so that nothing would be prefetched. */
const isOrigin = (address: string): boolean => new URL(address, 'http://site.invalid').pathname === '/';
