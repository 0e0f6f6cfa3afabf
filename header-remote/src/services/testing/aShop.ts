import { type CallName, createSandbox, type Fault, type ScenarioName } from '@grocer/sandbox';
import { type RunningSandbox, startSandbox } from '@grocer/sandbox/server';
import type { LogRecord } from '@grocer/shared-contracts';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { browserClock } from '../../platform/clock/clock.ts';
import { createHttp } from '../../platform/http/createHttp.ts';
import { withAccessToken } from '../../platform/http/withAccessToken.ts';
import { createLogger } from '../../platform/logger/logger.ts';
import type { BackEnd } from '../backEnd.ts';

/** One request as it came over the wire. */
export interface Received {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  /** Its JSON; `undefined` where there is no body. */
  body: unknown;
}

/** The shop's own Tuesday morning: slots and cut-offs follow it. */
const now = () => new Date('2026-03-03T10:00:00Z');

/** The sandbox over HTTP for the tests of one file, and all that came in and was logged during one test. */
export function aShop() {
  const received: Received[] = [];
  const logged: LogRecord[] = [];
  const inner = createSandbox({ now });
  let running: RunningSandbox;

  const note = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    received.push({
      method: request.method,
      path: pathname + search,
      headers: Object.fromEntries(request.headers),
      body: text === '' ? undefined : JSON.parse(text),
    });
  };

  beforeAll(async () => {
    const fetch = async (request: Request) => {
      await note(request.clone());
      return inner.fetch(request);
    };
    running = await startSandbox({ port: 0, sandbox: { ...inner, fetch } });
  });
  afterEach(() => {
    inner.reset();
    received.length = 0;
    logged.length = 0;
  });
  afterAll(() => running.close());

  const ask = (path: string, init: RequestInit = {}) => inner.fetch(new Request(running.origin + path, init));
  const send = (path: string, body: object) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

  return {
    received,
    logged,
    logger: createLogger({ log: (record) => logged.push(record) }, true),
    get origin() {
      return running.origin;
    },
    /** What a service needs: its address, and a client that nobody is signed in with. */
    anonymous: (settings: Settings = {}) => backEnd(running.origin, settings),
    /** The same for a customer in that scenario, and the `Authorization` that the client sends. */
    async signedIn(scenario: ScenarioName, settings: Settings = {}) {
      const visitor = (await send('/sandbox/scenario', { name: scenario })).headers.getSetCookie();
      const cookie = visitor.map((text) => text.split(';')[0]).join('; ');
      const { accessToken } = await (await ask('/api/token/v1/token', { headers: { cookie } })).json();
      const { base, http } = backEnd(running.origin, settings);
      const token = { current: () => accessToken, renew: async () => undefined, refused: () => {} };
      return { base, http: withAccessToken(http, token), authorization: `Bearer ${accessToken}` };
    },
    /** Puts visitors who are known by nothing into that scenario: a test has no cookies. */
    everyoneIs: (scenario: ScenarioName) => send('/sandbox/scenario', { name: scenario, everyone: true }),
    fault: (call: CallName, fault: Fault, times?: number) =>
      send('/sandbox/faults', { call, fault, ...(times !== undefined && { times }) }),
  };
}

interface Settings {
  /** The service's path from the origin. */
  path?: string;
  /** How long the client waits. */
  timeoutMs?: number;
}

const backEnd = (origin: string, { path = '', timeoutMs = 5000 }: Settings): BackEnd => ({
  base: origin + path,
  http: createHttp({
    appName: 'site-header',
    otherTimeoutMs: timeoutMs,
    logResponse: () => {},
    clock: browserClock,
  }),
});

/** What a service can do instead of answering, and what asking it then throws. */
export const everyFault: readonly [Fault, string][] = [
  [{ kind: 'status', status: 503 }, 'HttpError'],
  [{ kind: 'drop' }, 'NetworkError'],
  [{ kind: 'malformed' }, 'ContractError'],
  [{ kind: 'schema-breaking' }, 'ContractError'],
];

/** A service that keeps the shopper waiting, for clients with a shorter patience. */
export const late: Fault = { kind: 'delay', ms: 30_000 };
