import { type CallName, createSandbox, type Fault, type Sandbox, type ScenarioName } from '@grocer/sandbox';
import { type RunningSandbox, startSandbox } from '@grocer/sandbox/server';
import type { LogRecord } from '@grocer/shared-contracts';
import { afterEach, beforeEach } from 'vitest';
import { createHttp, type Http } from '../../platform/http/createHttp.ts';
import { createLogger } from '../../platform/logger/logger.ts';
import type { ServiceClient } from '../serviceClient.ts';

/** A request as the services received it. */
interface ReceivedRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  /** The parsed JSON; `undefined` without a body. */
  body: unknown;
}

/** The sandbox's clock, a Tuesday morning, to which slots and cut-offs are relative. */
const now = () => new Date('2026-03-03T10:00:00Z');

const config = { clientLogging: true };

/**
 * Runs the sandbox over HTTP for the tests of one file. Records the current test's requests and log lines.
 * Each test has its own server, so that late requests of an earlier test are not recorded.
 */
export function aShop() {
  const received: ReceivedRequest[] = [];
  const logged: LogRecord[] = [];
  const sandbox = createSandbox({ now });
  let running: RunningSandbox;

  beforeEach(async () => {
    running = await startSandbox({ port: 0, sandbox: recordRequests(sandbox, received) });
  });
  afterEach(async () => {
    await running.close();
    sandbox.reset();
    received.length = 0;
    logged.length = 0;
  });

  const post = (path: string, body: object) =>
    sandbox.fetch(
      new Request(running.origin + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    );

  return {
    received,
    logged,
    // Without the release, which every record names.
    logger: createLogger({ logger: { log: ({ release, line, ...record }) => logged.push(record) }, config }),
    get origin() {
      return running.origin;
    },
    /** A service's back end for a visitor who is not signed in. */
    anonymous: (settings: Settings = {}) => backEnd(running.origin, settings),
    /** A service's back end for a customer in that scenario, and the `Authorization` of its requests. */
    async signedIn(scenario: ScenarioName, settings: Settings = {}) {
      const { base, http } = backEnd(running.origin, settings);
      const visitor = await post('/sandbox/scenario', { name: scenario });
      const cookie = visitor.headers.getSetCookie().map((text) => text.split(';')[0]);
      const request = new Request(`${running.origin}/api/token/v1/token`, {
        headers: { cookie: cookie.join('; ') },
      });
      const { accessToken } = await (await sandbox.fetch(request)).json();
      const headers = { authorization: `Bearer ${accessToken}` };
      const send: Http['send'] = (call) => http.send({ ...call, headers: { ...headers, ...call.headers } });
      return { base, http: { send }, ...headers };
    },
    /** Sets the scenario for all visitors without a cookie; the tests' requests have none. */
    everyoneIs: (scenario: ScenarioName) => post('/sandbox/scenario', { name: scenario, everyone: true }),
    /** Answers a service call with a fault, `times` times or until the end of the test. */
    fault: (call: CallName, fault: Fault, times?: number) =>
      post('/sandbox/faults', { call, fault, ...(times !== undefined && { times }) }),
  };
}

/** Returns a sandbox that also adds each request to `received`. */
function recordRequests(sandbox: Sandbox, received: ReceivedRequest[]): Sandbox {
  return {
    ...sandbox,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const text = await request.clone().text();
      received.push({
        method: request.method,
        path: pathname + search,
        headers: Object.fromEntries(request.headers),
        body: text === '' ? undefined : JSON.parse(text),
      });
      return sandbox.fetch(request);
    },
  };
}

interface Settings {
  /** Path of the service on the sandbox's origin. */
  path?: string;
  /** Timeout of the client. Milliseconds. Default: 5000. */
  timeoutMs?: number;
}

const backEnd = (origin: string, { path = '', timeoutMs = 5000 }: Settings): ServiceClient => ({
  base: origin + path,
  http: createHttp({
    headers: { breadcrumb: 'site-header' },
    otherTimeoutMs: timeoutMs,
    logResponse: () => {},
  }),
});

/** A service's faults, each with the name of the error that it makes the call throw. */
export const everyFault: readonly [Fault, string][] = [
  [{ kind: 'status', status: 503 }, 'HttpError'],
  [{ kind: 'drop' }, 'NetworkError'],
  [{ kind: 'malformed' }, 'ContractError'],
  [{ kind: 'schema-breaking' }, 'ContractError'],
];

/** Delays the answer by 30 s, for tests of timeouts and aborts. */
export const late: Fault = { kind: 'delay', ms: 30_000 };
