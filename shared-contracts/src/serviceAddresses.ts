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

/** The services that the header calls (spec §7). */
export type ServiceKey = keyof typeof pathsFromOrigin | 'beacon';

/** Base address of each service, without a last `/`; '' is the page's own origin. */
export type ServiceAddresses = Readonly<Record<ServiceKey, string>>;

export const serviceKeys = [...Object.keys(pathsFromOrigin), 'beacon'] as ServiceKey[];

/**
 * The base address of each service: made from the services' origin, or given whole as an override. The beacon goes to
 * the site itself, not to the services.
 */
export function serviceAddresses(
  origin: string,
  siteOrigin: string,
  overrides: Readonly<Record<ServiceKey, string | null>>,
): ServiceAddresses {
  const fromOrigin = Object.entries(pathsFromOrigin).map(([key, path]) => [key, `${origin}${path}`]);
  const given = Object.entries(overrides).filter(([, address]) => address !== null);
  return Object.fromEntries([...fromOrigin, ['beacon', siteOrigin], ...given]);
}
