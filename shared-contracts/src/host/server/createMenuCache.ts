import { fetchText } from '../fetchText.ts';
import { type CircuitBreaker, createCircuitBreaker } from './createCircuitBreaker.ts';
import { createMenuCalls, type MenuCall } from './createMenuCalls.ts';
import { requestTimeoutMs } from './downloadFile.ts';
import type { FragmentRequest } from './fragmentRequest.ts';
import type { Report } from './report.ts';

/**
 * Unparsed answers of the menu services. The release that renders them parses them with its own schemas, which may be
 * newer than those of this package. `undefined` means that there is no answer yet.
 */
export interface MenuAnswers {
  /** The two top levels of the taxonomy, with its further roots if the options have any. */
  taxonomy: unknown;
  /** The seasonal menu's master fragment. */
  seasonal: unknown;
}

interface Settings {
  /** Seconds. With 0 the menus are requested for each page, and the page waits for the answers. */
  cacheSeconds: number;
  /** How long pages wait for the first answers, from the first request on. Milliseconds. */
  deadlineMs: number;
  /**
   * The origins of the host. Relative service addresses are resolved against no other (behaviour/loading#menus-origin).
   */
  origins: readonly string[];
  report: Report;
}

interface CacheEntry {
  answers: MenuAnswers;
  freshUntil: number;
  /** Until then pages wait for the running request. */
  waitUntil: number;
  request: Promise<void> | undefined;
  breaker: CircuitBreaker;
}

export interface MenuLookup {
  /** The latest answers, also those that arrive after the lookup. */
  readonly answers: MenuAnswers;
  /** Waits for the running requests, at most until the deadline, if the page has to wait for them. */
  wait(): Promise<void>;
}

/** Minimum time until a failed request is repeated. Milliseconds. */
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
export function createMenuCache({
  cacheSeconds,
  deadlineMs,
  origins,
  report,
}: Settings): (request: FragmentRequest) => MenuLookup {
  const entries = new Map<string, CacheEntry>();
  const callsFor = createMenuCalls({ origins, report });
  return (request) => {
    const calls = callsFor(request);
    if (!calls) return { answers: noAnswers, wait: async () => {} };
    const entry = entryFor(calls.key);
    if (Date.now() >= entry.freshUntil) {
      entry.request ??= refresh(entry, calls.list).finally(() => {
        entry.request = undefined;
      });
    }
    return {
      get answers() {
        return entry.answers;
      },
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

  async function refresh(entry: CacheEntry, calls: readonly MenuCall[]): Promise<void> {
    const startedAt = performance.now();
    const succeeded = await Promise.all(
      calls.map(async ({ name, url, init }) => {
        try {
          const text = await fetchText(url, { init, timeoutMs: requestTimeoutMs, maxBytes: maxAnswerBytes });
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
    if (isComplete) entry.breaker.onSuccess(performance.now() - startedAt);
    const cacheMs = cacheSeconds * 1000;
    entry.freshUntil = Date.now() + (isComplete ? cacheMs : Math.min(cacheMs, retryAfterMs));
  }
}
