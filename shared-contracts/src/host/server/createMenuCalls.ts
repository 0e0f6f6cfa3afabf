import { type HeaderOptions, resolveOptions } from '../../options/headerOptions.ts';
import type { MenuAnswers } from './createMenuCache.ts';
import type { FragmentRequest } from './fragmentRequest.ts';
import type { Report } from './report.ts';

/** A request to a menu service. */
export interface MenuCall {
  name: keyof MenuAnswers;
  url: string;
  init: RequestInit;
}

interface MenuCalls {
  /** Requests with the same key get the same answers: it has their whole addresses and all that they send. */
  key: string;
  list: readonly MenuCall[];
}

interface Settings {
  origins: readonly string[];
  report: Report;
}

/** Options and their calls for each origin, by the options' identity: they are resolved once, not for each page. */
type ResolvedOptions = Map<string, MenuCalls | undefined>;

/**
 * Creates the menu requests of a page. An address that is relative is requested from the page's origin if that is one
 * of the host's own: the origin comes from the request, and its sender must not choose what the server fetches.
 * Otherwise the page has no menus, and the first such origin is reported.
 * @throws TypeError if an origin is not one
 */
export function createMenuCalls({
  origins,
  report,
}: Settings): (request: FragmentRequest) => MenuCalls | undefined {
  const allowed = new Set(origins.map(assertOrigin));
  const resolved = new WeakMap<HeaderOptions, ResolvedOptions>();
  let isReported = false;

  return ({ options, origin }) => {
    const base = allowed.has(origin) ? origin : '';
    const byOrigin = resolved.get(options) ?? new Map();
    resolved.set(options, byOrigin);
    if (!byOrigin.has(base)) byOrigin.set(base, callsOf(options, base));
    const calls = byOrigin.get(base);
    if (!calls && !isReported) {
      isReported = true;
      report(
        `the fragment has no menus, because their addresses are relative and ${origin} is not in the setting origins: give the origins of this host`,
      );
    }
    return calls;
  };
}

function assertOrigin(origin: string): string {
  if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
  throw new TypeError(
    `origins: ${JSON.stringify(origin)} is not an origin; give for example https://shop.example`,
  );
}

/** Returns the calls, or undefined if an address is relative and there is no origin to resolve it against. */
function callsOf(options: HeaderOptions, origin: string): MenuCalls | undefined {
  const { services, config } = resolveOptions(options);
  if (origin === '' && !(URL.canParse(services.taxonomy) && URL.canParse(services.content))) return undefined;
  const absolute = (address: string) => new URL(address, origin || undefined).href;
  const headers = { Authorization: 'Bearer unauthenticated', breadcrumb: config.appName };
  const roots = Object.values(config.menuRoots)
    .filter((id) => id !== null)
    .join(',');
  const seasonal = 'menu/seasonal-menu/seasonal-menu-content/master';
  const list: readonly MenuCall[] = [
    {
      name: 'taxonomy',
      url: absolute(
        `${services.taxonomy}/v1/categories?${new URLSearchParams({ roots, shape: 'flat', depth: '3' })}`,
      ),
      init: { headers },
    },
    {
      name: 'seasonal',
      url: absolute(`${services.content}/${seasonal}?clientType=WEB_APP`),
      init: {
        method: 'PUT',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          contentUrl: seasonal,
          customerId: '-1',
          customerSearchRequest: { queryParams: {} },
        }),
      },
    },
  ];
  return { key: JSON.stringify(list), list };
}
