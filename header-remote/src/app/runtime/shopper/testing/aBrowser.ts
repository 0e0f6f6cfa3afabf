import { type CallName, createSandbox, type Fault, type Sandbox, type ScenarioName } from '@grocer/sandbox';
import { vi } from 'vitest';
import type { Cookies } from '../../../../platform/cookies/cookies.ts';
import { aTabsChannel } from '../../../../platform/freshness/testing/aTabsChannel.ts';
import type { VirtualTime } from './virtualTime.ts';

/** A simulated browser with cookies and a channel between its tabs. The real sandbox answers its calls. */
export function aBrowser(time: VirtualTime, delays: Iterator<number>) {
  const sandbox = createSandbox({ now: () => new Date(time.now()) });
  const jar = aCookieJar();
  const { connections, sent, state, fetch } = aNetwork(sandbox, jar, delays);
  vi.stubGlobal('fetch', fetch);

  return {
    cookies: jar.cookies,
    openChannel: aTabsChannel((arrive) => setTimeout(arrive, delayMs)).openChannel,
    connections,
    sent,
    call,
    enter: (name: ScenarioName) => call('POST', '/sandbox/scenario', { name }),
    fault: (name: CallName, fault: Fault) => call('POST', '/sandbox/faults', { call: name, fault }),
    repair: () => call('DELETE', '/sandbox/faults'),
    inFlight: () => state.inFlight,
    setOnline(isOnline: boolean) {
      state.isOnline = isOnline;
    },
  };

  /** Makes a call of the shop's own pages, which is answered without delay. */
  async function call(method: string, path: string, body?: object, { keepsCookies = true } = {}) {
    const request = new Request(`http://shop.example${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { response, setCookies } = await sandbox.answer(request, jar.all());
    if (keepsCookies) jar.store(setCookies);
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return response.status === 204 ? undefined : response.json();
  }
}

export type Browser = ReturnType<typeof aBrowser>;

/** A browser's cookies. `HttpOnly` ones can be read here like the others. */
function aCookieJar() {
  const jar = new Map<string, string>();
  const cookies: Cookies = {
    read: (name) => jar.get(name),
    write: (name, value) => void jar.set(name, value),
    remove: (name) => void jar.delete(name),
  };
  return {
    cookies,
    all: () => Object.fromEntries(jar),
    /** Stores the lines of `Set-Cookie`. */
    store(setCookies: readonly string[]) {
      for (const line of setCookies) {
        const [pair = '', ...attributes] = line.split('; ');
        const [name = '', value = ''] = pair.split('=');
        if (attributes.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      }
    },
  };
}

type CookieJar = ReturnType<typeof aCookieJar>;

/** A request of a tab that the services have received, and the customer whose token it carries. */
export interface Sent {
  tab: string;
  request: string;
  customerId: string | undefined;
}

/** A tab's connection. A page that was left gets no answers; a frozen page gets them when restored. */
export interface Connection {
  isClosed: boolean;
  /** Resolves at once; for a frozen page, when it is restored from the back/forward cache. */
  thawed: Promise<void>;
}

/**
 * The network between the tabs of a browser and the sandbox. Each tab calls a host name of its own.
 * @param delays of single requests and responses, so that answers arrive in any order; milliseconds
 */
function aNetwork(sandbox: Sandbox, jar: CookieJar, delays: Iterator<number>) {
  const connections = new Map<string, Connection>();
  const customers = new Map<string, string>();
  const sent: Sent[] = [];
  const state = { isOnline: true, inFlight: 0 };
  const way = () => new Promise<void>((resolve) => setTimeout(resolve, delays.next().value));
  return { connections, sent, state, fetch };

  function fetch(request: Request): Promise<Response> {
    state.inFlight += 1;
    const aborted = new Promise<never>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(request.signal.reason)),
    );
    return Promise.race([exchange(request), aborted]).finally(() => {
      state.inFlight -= 1;
    });
  }

  async function exchange(request: Request): Promise<Response> {
    const { hostname } = new URL(request.url);
    await way();
    assertOnline();
    const { response, setCookies } = await receive(request, hostname);
    await way();
    const connection = connections.get(hostname);
    await connection?.thawed;
    if (connection?.isClosed) return new Promise(() => {});
    assertOnline();
    if (request.credentials === 'include') jar.store(setCookies);
    return response;
  }

  async function receive(request: Request, tab: string) {
    const { pathname, search } = new URL(request.url);
    // Leaves out the menus, because they are the same for every shopper.
    if (/^\/(?:taxonomy|content)\//.test(pathname)) return { response: notFound(), setCookies: [] };
    const customerId = customers.get(request.headers.get('authorization') ?? '');
    sent.push({ tab, request: `${pathname}${search} ${await request.clone().text()}`, customerId });
    const answer = await sandbox.answer(request, request.credentials === 'include' ? jar.all() : {});
    if (pathname.endsWith('/v1/token') && answer.response.ok) {
      const token = await answer.response.clone().json();
      customers.set(`Bearer ${token.accessToken}`, token.customerId);
    }
    return answer;
  }

  function assertOnline() {
    if (!state.isOnline) throw new TypeError('Failed to fetch');
  }
}

const notFound = () => Response.json({}, { status: 404 });

/** Time that a message takes from one tab to another. Milliseconds. */
const delayMs = 5;
