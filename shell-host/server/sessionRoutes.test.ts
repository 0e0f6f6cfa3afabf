import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRoutes, resolveHeaderOptions } from '@grocer/shared-contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionRoutes } from './sessionRoutes.ts';

const routes = createRoutes(resolveHeaderOptions({}));
let status: number;
let tokenService: Server;

beforeEach(async () => {
  tokenService = createServer((_request, answer) => {
    answer.writeHead(status, { 'Set-Cookie': 'X-Has-Token-Session=; Max-Age=0' }).end('{}');
  });
  await new Promise<void>((resolve) => tokenService.listen(0, resolve));
});
afterEach(() => new Promise((resolve) => tokenService.close(resolve)));

const signOut = () => {
  const { port } = tokenService.address() as AddressInfo;
  return sessionRoutes(`http://localhost:${port}/api/token`, routes).request(routes.logout());
};

describe('sessionRoutes', () => {
  it('signing out ends the session and redirects to groceries', async () => {
    status = 200;

    const answer = await signOut();

    expect(answer.headers.get('Location')).toBe(routes.groceriesHome());
    expect(answer.headers.getSetCookie()).toEqual(['X-Has-Token-Session=; Max-Age=0']);
  });

  it('if the token service cannot sign out, the shopper stays signed in and sees a problem', async () => {
    status = 503;

    const answer = await signOut();

    expect(answer.headers.get('Location')).toBe(`${routes.myAccount()}?problem=sign-out`);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
