import { resolveHeaderOptions } from '../../options/headerOptions.ts';
import { fetchOk } from '../fetchOk.ts';
import type { FragmentRequest } from './fragmentRequest.ts';

/**
 * Unparsed answers of the menu services. The release that renders them parses them with its own schemas, which may be
 * newer than those of this package. `undefined` means that there is no answer yet.
 */
export interface MenuAnswers {
  /** The two top levels of the taxonomy. */
  taxonomy: unknown;
  /** The seasonal menu's master fragment. */
  seasonal: unknown;
}

interface Settings {
  /** Seconds. With 0 the menus are requested for each page, and the page waits for the answers. */
  cacheSeconds: number;
  report: (message: string, cause: unknown) => void;
}

interface CacheEntry {
  answers: MenuAnswers;
  freshUntil: number;
  request: Promise<void> | undefined;
}

export interface MenuLookup {
  /** The latest answers, also those that arrive after the lookup. */
  readonly answers: MenuAnswers;
  /** Resolves when the running requests have ended; `undefined` if the page need not wait. */
  readonly pending: Promise<void> | undefined;
}

/** Minimum time until a failed request is repeated. Milliseconds. */
const retryAfterMs = 10_000;
/** A host normally has one entry. The limit bounds the memory of a host whose service addresses differ on each page. */
const maxEntries = 20;

/**
 * Creates a cache of the menu data that fragments show, requested as a visitor who is not signed in
 * (behaviour/loading#32). While the first answers are loading, pages are rendered without menus; while newer answers
 * are loading or fail, with the last ones.
 */
export function createMenuCache({
  cacheSeconds,
  report,
}: Settings): (request: FragmentRequest) => MenuLookup {
  const entries = new Map<string, CacheEntry>();
  return (request) => {
    const entry = entryFor(request);
    if (Date.now() >= entry.freshUntil) {
      entry.request ??= refresh(entry, request).finally(() => {
        entry.request = undefined;
      });
    }
    return {
      get answers() {
        return entry.answers;
      },
      pending: cacheSeconds === 0 ? entry.request : undefined,
    };
  };

  function entryFor(request: FragmentRequest): CacheEntry {
    const key = keyOf(request);
    const cached = entries.get(key);
    if (cached) return cached;
    if (entries.size >= maxEntries) entries.clear();
    const answers = { taxonomy: undefined, seasonal: undefined };
    const entry = { answers, freshUntil: 0, request: undefined };
    entries.set(key, entry);
    return entry;
  }

  async function refresh(entry: CacheEntry, request: FragmentRequest): Promise<void> {
    const succeeded = await Promise.all(
      callsFor(request).map(async ({ name, url, init }) => {
        try {
          const answer: unknown = await (await fetchOk(url, init)).json();
          entry.answers = { ...entry.answers, [name]: answer };
          return true;
        } catch (error) {
          report(`the fragment has no ${name}, because a request to ${url} failed`, error);
          return false;
        }
      }),
    );
    const cacheMs = cacheSeconds * 1000;
    entry.freshUntil = Date.now() + (succeeded.every(Boolean) ? cacheMs : Math.min(cacheMs, retryAfterMs));
  }
}

/**
 * Requests with the same key get the same answers. It is computed for each page, so it does not resolve the options.
 */
const keyOf = ({ options: { services, config }, origin }: FragmentRequest): string =>
  JSON.stringify([services, config?.menuRoots, config?.appName, services?.origin ? '' : origin]);

interface Call {
  name: keyof MenuAnswers;
  url: string;
  init: RequestInit;
}

function callsFor({ options, origin }: FragmentRequest): Call[] {
  const { services, config } = resolveHeaderOptions(options, () => {});
  const absolute = (address: string) => new URL(address, origin).href;
  const headers = { Authorization: 'Bearer unauthenticated', breadcrumb: config.appName };
  const roots = [config.menuRoots.groceries, config.menuRoots.entertaining].join(',');
  const seasonal = 'menu/seasonal-menu/seasonal-menu-content/master';
  return [
    {
      name: 'taxonomy',
      url: absolute(
        `${services.taxonomy}/v1/categories?${new URLSearchParams({ roots, shape: 'flat', depth: '2' })}`,
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
}
