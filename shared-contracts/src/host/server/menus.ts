import { type HeaderOptions, resolveOptions } from '../../contracts/options/headerOptions.ts';
import { fetchText } from '../fetchText.ts';
import type { FragmentsSettings } from './fragments.ts';
import { requestTimeoutMs } from './releaseFiles.ts';
import type { FragmentRequest } from './request.ts';
import { type CircuitBreaker, createCircuitBreaker } from './waiting.ts';

/**
 * Unparsed answers of the menu services. The release that renders them parses them with its own schemas, which may be
 * newer than those of this package. `undefined` means that there is no answer yet.
 */
export interface MenuAnswers {
  /** The roots of the menus (option `config.menuRoots`) and the two levels of categories below them. */
  taxonomy: unknown;
  /** The seasonal menu's master fragment. */
  seasonal: unknown;
}

interface Settings
  extends Required<Pick<FragmentsSettings, 'cacheSeconds' | 'deadlineMs' | 'origins' | 'report'>> {
  /** The release that pages show, as in `0.1.0/0.1`. Undefined before one has loaded. */
  releaseName: () => string | undefined;
}

interface CacheEntry {
  answers: MenuAnswers;
  freshUntil: number;
  /** Until this time pages wait for the running request. */
  waitUntil: number;
  request: Promise<void> | undefined;
  breaker: CircuitBreaker;
}

/** Time until failed requests are repeated, unless `cacheSeconds` is shorter. Milliseconds. */
const retryAfterMs = 10_000;
/** A host normally has one entry. The limit bounds the memory of a host whose service addresses differ on each page. */
const maxEntries = 20;
/** Largest answer of a service that is read. Bytes. */
const maxAnswerBytes = 8 * 1024 * 1024;
const noAnswers: MenuAnswers = { taxonomy: undefined, seasonal: undefined };

/**
 * Creates a cache of the menu data that fragments show, requested as a visitor who is not signed in. Pages wait for the
 * first answers until the deadline, so that the first page of a server process has the links for crawlers too. While
 * newer answers are loading or fail, pages have the last ones.
 */
export function createMenuCache(settings: Settings) {
  const { cacheSeconds, deadlineMs, report, releaseName } = settings;
  const entries = new Map<string, CacheEntry>();
  const callsFor = createMenuCalls(settings);
  return (request: FragmentRequest) => {
    const calls = callsFor(request);
    if (!calls) return { answers: noAnswers, wait: async () => {} };
    const entry = entryFor(calls.key);
    if (Date.now() >= entry.freshUntil) {
      const { breaker } = entry;
      entry.request ??= breaker.run(() => refresh(entry, calls)).finally(() => (entry.request = undefined));
    }
    return {
      /** The latest answers, also those that arrive after the lookup. */
      get answers() {
        return entry.answers;
      },
      /** Waits for the running requests, at most until the deadline, if the page has to wait for them. */
      async wait() {
        if (cacheSeconds === 0 || Date.now() < entry.waitUntil) await entry.breaker.wait(entry.request);
      },
    };
  };

  function entryFor(key: string): CacheEntry {
    const cached = entries.get(key);
    if (cached) return cached;
    if (entries.size >= maxEntries) entries.clear();
    const waitUntil = Date.now() + deadlineMs;
    const breaker = createCircuitBreaker(deadlineMs);
    const entry = { answers: noAnswers, freshUntil: 0, waitUntil, request: undefined, breaker };
    entries.set(key, entry);
    return entry;
  }

  async function refresh(entry: CacheEntry, { list, releaseHeader }: MenuCalls): Promise<boolean> {
    const release = releaseName();
    const named = releaseHeader && release ? { [releaseHeader]: release } : {};
    const succeeded = await Promise.all(
      list.map(async ({ name, url, init }) => {
        try {
          const headers = { ...init.headers, ...named };
          const text = await fetchText(url, {
            init: { ...init, headers },
            timeoutMs: requestTimeoutMs,
            maxBytes: maxAnswerBytes,
          });
          const answer: unknown = JSON.parse(text);
          entry.answers = { ...entry.answers, [name]: answer };
          return true;
        } catch (error) {
          report(`the fragment has no ${name}, because a request to ${url} failed`, error);
          return false;
        }
      }),
    );
    const isComplete = succeeded.every(Boolean);
    const cacheMs = cacheSeconds * 1000;
    entry.freshUntil = Date.now() + (isComplete ? cacheMs : Math.min(cacheMs, retryAfterMs));
    return isComplete;
  }
}

/** A request to a menu service. */
interface MenuCall {
  name: keyof MenuAnswers;
  url: string;
  init: RequestInit & { headers: Record<string, string> };
}

interface MenuCalls {
  /** Key of the cache. It contains the full addresses and all that answers depend on: equal keys have equal answers. */
  key: string;
  list: readonly MenuCall[];
  /** The header that names the release; '' for none. It is not in the key, because the answers are the same. */
  releaseHeader: string;
}

/**
 * Creates the menu requests of a page. An address that is relative is requested from the page's origin if that is one
 * of the host's own: the origin comes from the request, and its sender must not choose what the server fetches.
 * Otherwise the page has no menus, and the first such origin is reported.
 * @throws TypeError if an origin is not one
 */
function createMenuCalls({ origins, report }: Settings): (request: FragmentRequest) => MenuCalls | undefined {
  const allowed = new Set(origins.map(assertOrigin));
  /** Cached by the options' identity and the origin, so that options are resolved once and not for each page. */
  const resolved = new WeakMap<HeaderOptions, Map<string, MenuCalls | undefined>>();
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
  return { key: JSON.stringify(list), list, releaseHeader: config.requestHeaders.release };
}
