import type { Sandbox } from '@grocer/sandbox';
import type { CookieJar } from './aCookieJar.ts';

/** A request of a tab that the services have received, and the customer whose token it carries. */
export interface Sent {
  tab: string;
  request: string;
  customerId: string | undefined;
}

/** How a tab is connected: a page that the browser has left gets no answers, a frozen one gets them later. */
export interface Connection {
  isClosed: boolean;
  /** Resolves at once, or when the page comes back from the back/forward cache. */
  thawed: Promise<void>;
}

interface NetworkDeps {
  sandbox: Sandbox;
  jar: CookieJar;
  /** Milliseconds of each way between browser and services, so that answers arrive in any order. */
  delays: Iterator<number>;
}

/** The network between the tabs of a browser and the sandbox. Each tab calls a host name of its own. */
export function aNetwork({ sandbox, jar, delays }: NetworkDeps) {
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
    // Menus are the same for everybody here.
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
