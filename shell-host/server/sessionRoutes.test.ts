import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRoutes } from '@grocer/shared-contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionRoutes } from './sessionRoutes.ts';

const routes = createRoutes();
let status: number;
let calls: number;
let tokenService: Server;

beforeEach(async () => {
  [status, calls] = [200, 0];
  tokenService = createServer((_request, answer) => {
    calls += 1;
    answer.writeHead(status, { 'Set-Cookie': 'X-Has-Token-Session=; Max-Age=0' }).end('{}');
  });
  await new Promise<void>((resolve) => tokenService.listen(0, resolve));
});
afterEach(() => new Promise((resolve) => tokenService.close(resolve)));

const signOut = (headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' }) => {
  const { port } = tokenService.address() as AddressInfo;
  return sessionRoutes(`http://localhost:${port}/api/token`, routes).request(routes.logout(), { headers });
};

describe('sessionRoutes', () => {
  it('signing out ends the session and redirects to groceries', async () => {
    const answer = await signOut();

    expect(answer.headers.get('Location')).toBe(routes.groceriesHome());
    expect(answer.headers.getSetCookie()).toEqual(['X-Has-Token-Session=; Max-Age=0']);
  });

  it('an older browser signs out from a page of this origin', async () => {
    expect((await signOut({ Referer: 'http://localhost/ecom' })).headers.getSetCookie()).toHaveLength(1);
  });

  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Referer: 'http://localhost.evil.example/' },
    {},
  ])('a page of another origin cannot sign the shopper out: %j', async (headers) => {
    const answer = await signOut(headers);

    expect(calls).toBe(0);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('Location')).toBe(routes.groceriesHome());
  });

  it.each([401, 429, 503])(
    'if the token service answers %i, the shopper stays signed in and sees a problem',
    async (refusal) => {
      status = refusal;

      const answer = await signOut();

      expect(answer.headers.get('Location')).toBe(`${routes.myAccount()}?problem=sign-out`);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );
});
