import { resolveHeaderOptions } from '../headerOptions.ts';
import type { FragmentRequest } from './fragmentRequest.ts';

/**
 * What the services answered, as it came: the release that renders it reads it with its own schemas, which may be newer
 * than this package's. `undefined`: not answered yet.
 */
export interface MenuAnswers {
  /** The two top levels. */
  taxonomy: unknown;
  /** The seasonal menu's master fragment. */
  seasonal: unknown;
}

interface Settings {
  /** Seconds; 0 = asked for each page, which then waits for the answer. */
  cacheSeconds: number;
  report: (message: string, cause: unknown) => void;
}

interface Kept {
  answers: MenuAnswers;
  freshUntil: number;
  asking: Promise<void> | undefined;
}

export interface Asked {
  /** What there is by now: read it when it is needed. */
  readonly answers: MenuAnswers;
  /** Settled when what is asked for now has come or failed; `undefined` where the page need not wait. */
  readonly asking: Promise<void> | undefined;
}

/** Services that are down are asked again no sooner than this. */
const askAgainAfterMs = 10_000;
const timeoutMs = 10_000;
/** A host has one set of services; one that made up a new one for each page must not fill the memory. */
const mostKept = 20;

/**
 * Asks for what the fragment shows of the menus, as a visitor who is not signed in, and keeps it. Pages go without while
 * it comes, and with the last answer where there is no new one.
 */
export function keepMenuAnswers({ cacheSeconds, report }: Settings): (request: FragmentRequest) => Asked {
  const all = new Map<string, Kept>();
  return (request) => {
    const kept = keptFor(request);
    if (Date.now() >= kept.freshUntil) {
      kept.asking ??= ask(kept, request).finally(() => {
        kept.asking = undefined;
      });
    }
    return {
      get answers() {
        return kept.answers;
      },
      asking: cacheSeconds === 0 ? kept.asking : undefined,
    };
  };

  function keptFor(request: FragmentRequest): Kept {
    const key = keyOf(request);
    const known = all.get(key);
    if (known) return known;
    if (all.size >= mostKept) all.clear();
    const answers = { taxonomy: undefined, seasonal: undefined };
    const kept = { answers, freshUntil: 0, asking: undefined };
    all.set(key, kept);
    return kept;
  }

  async function ask(kept: Kept, request: FragmentRequest): Promise<void> {
    const answered = await Promise.all(
      callsFor(request).map(async ({ name, url, init }) => {
        try {
          const answer = await fetchJson(url, init);
          kept.answers = { ...kept.answers, [name]: answer };
          return true;
        } catch (error) {
          report(`no ${name} for the fragment from ${url}`, error);
          return false;
        }
      }),
    );
    const keepMs = cacheSeconds * 1000;
    kept.freshUntil = Date.now() + (answered.every(Boolean) ? keepMs : Math.min(keepMs, askAgainAfterMs));
  }
}

/** Two requests with one key are answered alike. Made for each page, so without reading the options. */
const keyOf = ({ options: { services, config }, origin }: FragmentRequest): string =>
  JSON.stringify([services, config?.menuRoots, config?.appName, services?.origin ? '' : origin]);

interface Call {
  name: keyof MenuAnswers;
  url: string;
  init: RequestInit;
}

function callsFor({ options, origin }: FragmentRequest): Call[] {
  const { services, config } = resolveHeaderOptions(options, () => {});
  const at = (address: string) => new URL(address, origin).href;
  const headers = { Authorization: 'Bearer unauthenticated', breadcrumb: config.appName };
  const roots = [config.menuRoots.groceries, config.menuRoots.entertaining].join(',');
  const seasonal = 'menu/seasonal-menu/seasonal-menu-content/master';
  return [
    {
      name: 'taxonomy',
      url: at(
        `${services.taxonomy}/v1/categories?${new URLSearchParams({ roots, shape: 'flat', depth: '2' })}`,
      ),
      init: { headers },
    },
    {
      name: 'seasonal',
      url: at(`${services.content}/${seasonal}?clientType=WEB_APP`),
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

async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
