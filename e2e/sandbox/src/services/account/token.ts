import { Hono } from 'hono';
import { clearSessionCookies, receiveCall, type SandboxEnv, setSessionCookies } from '../../context.ts';
import { readFields, readText } from '../../readBody.ts';
import { badRequest, Refusal } from '../../refusal.ts';
import { register, signIn, signOut } from '../../shop/shopper.ts';
import { tokenLifetime } from '../../visitors.ts';
import type { World } from '../../world.ts';

/** Token service and registration. The calls carry credentials. */
export const tokenService = (world: World) =>
  new Hono<SandboxEnv>()
    .basePath('/api/token/v1')
    .get('/token', receiveCall(world, 'token', 'cookie'), (c) => {
      const { shopper } = c.get('visitor');
      if (shopper.session === 'none')
        throw new Refusal(401, 'NO_SESSION', 'There is no session: the visitor is anonymous.');
      return c.json({
        accessToken: world.visitors.issueToken(c.get('visitor')),
        expiresIn: tokenLifetime,
        customerId: shopper.customerId,
        isSignedOnAsCustomer: shopper.session === 'support',
      });
    })
    .post('/log-out', receiveCall(world, 'logOut', 'cookie'), (c) => {
      signOut(c.get('visitor').shopper);
      world.visitors.revokeTokens(c.get('visitor'));
      clearSessionCookies(c);
      return c.body(null, 204);
    })
    .post('/log-in', receiveCall(world, 'logIn', 'cookie'), async (c) => {
      const fields = await readFields(c.req.raw);
      const { shopper } = c.get('visitor');
      shopper.email = readText(fields.email, 'email');
      readText(fields.password, 'password');
      signIn(shopper, world.now());
      setSessionCookies(c);
      return c.json({ customerId: shopper.customerId });
    })
    .get('/auth', receiveCall(world, 'register', 'cookie'), (c) => {
      const target = redirectTarget(world, c.req.query('redirect_uri'));
      world.visitors.revokeTokens(c.get('visitor'));
      register(c.get('visitor').shopper);
      setSessionCookies(c);
      return c.redirect(target, 302);
    });

const redirectTarget = (world: World, address: string | undefined): string => {
  const target = URL.parse(address ?? '');
  if (target === null || !/^https?:$/.test(target.protocol) || !world.allowsOrigin(target.origin)) {
    throw badRequest(
      `redirect_uri: expected an http address of the shop, got ${JSON.stringify(address ?? '')}`,
    );
  }
  return target.href;
};
