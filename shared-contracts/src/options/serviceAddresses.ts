const pathsFromOrigin = {
  token: '/api/token',
  context: '',
  graph: '',
  slots: '',
  addresses: '',
  branches: '',
  orders: '',
  suggest: '/term-suggest',
  pass: '/delivery-pass',
  taxonomy: '/taxonomy',
  content: '/content',
  banners: '',
} as const;

/** The services that the header calls. */
export type ServiceKey = keyof typeof pathsFromOrigin | 'beacon';

/** Base address of each service, without a last `/`. '' means the page's own origin. */
export type ServiceAddresses = Readonly<Record<ServiceKey, string>>;

export const serviceKeys = [...Object.keys(pathsFromOrigin), 'beacon'] as ServiceKey[];

/**
 * Returns the base address of each service: its override, or its path on the origin of the services. The beacon is
 * sent to the site's origin, not to that of the services.
 */
export function serviceAddresses(
  origin: string,
  siteOrigin: string,
  overrides: Readonly<Record<ServiceKey, string | null>>,
): ServiceAddresses {
  const fromOrigin = Object.entries(pathsFromOrigin).map(([key, path]) => [key, `${origin}${path}`]);
  const overridden = Object.entries(overrides).filter(([, address]) => address !== null);
  return Object.fromEntries([...fromOrigin, ['beacon', siteOrigin], ...overridden]);
}
