import { type CallName, createSandbox, type Fault, type ScenarioName } from '@grocer/sandbox';
import { vi } from 'vitest';
import { aCookieJar } from './aCookieJar.ts';
import { aNetwork } from './aNetwork.ts';
import { aTabsChannel } from './aTabsChannel.ts';
import type { VirtualTime } from './virtualTime.ts';

/** A browser with its cookies and the channel between its tabs, in front of the real sandbox. */
export function aBrowser(time: VirtualTime, delays: Iterator<number>) {
  const sandbox = createSandbox({ now: () => new Date(time.now()) });
  const jar = aCookieJar();
  const { connections, sent, state, fetch } = aNetwork({ sandbox, jar, delays });
  vi.stubGlobal('fetch', fetch);

  return {
    cookies: jar.cookies,
    openChannel: aTabsChannel(),
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

  /** A call of the shop's own pages, which is answered at once. */
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
