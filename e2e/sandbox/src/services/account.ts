import { Hono } from 'hono';
import {
  clearSessionCookies,
  needsLogin,
  receiveCall,
  type SandboxEnv,
  setSessionCookies,
} from '../context.ts';
import { readFields, readText } from '../readBody.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { currentOrder, register, signIn } from '../shop/shopper.ts';
import { tokenLifetime, type World } from '../world.ts';

/** Sessions and tokens, registration, the shopping context and the delivery pass. */
export const accountService = (world: World) =>
  new Hono<SandboxEnv>()
    .get('/api/token/v1/token', receiveCall(world, 'token', 'cookie'), (c) => {
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
    .post('/api/token/v1/log-out', receiveCall(world, 'logOut', 'cookie'), (c) => {
      const visitor = c.get('visitor');
      visitor.shopper.session = 'none';
      world.visitors.revokeTokens(visitor);
      clearSessionCookies(c);
      return c.body(null, 204);
    })
    .post('/api/token/v1/log-in', receiveCall(world, 'logIn', 'cookie'), async (c) => {
      const { email, password } = await readFields(c.req.raw);
      readText(email, 'email');
      readText(password, 'password');
      const { shopper } = c.get('visitor');
      signIn(shopper, world.now());
      setSessionCookies(c);
      return c.json({ customerId: shopper.customerId });
    })
    .get('/api/token/v1/auth', receiveCall(world, 'register', 'cookie'), (c) => {
      const target = redirectTarget(world, c.req.query('redirect_uri'));
      world.visitors.revokeTokens(c.get('visitor'));
      register(c.get('visitor').shopper);
      setSessionCookies(c);
      return c.redirect(target, 302);
    })
    .get('/v1/shopping-context', receiveCall(world, 'context'), (c) => {
      const { shopper } = needsLogin(c);
      const { customerId, defaultBranchId } = shopper;
      const { customerOrderId = null, state: customerOrderState = null } = currentOrder(shopper) ?? {};
      return c.json({ customerId, customerOrderId, customerOrderState, defaultBranchId });
    })
    .get('/delivery-pass/v1/pass/status', receiveCall(world, 'pass'), (c) => {
      const { customerId, deliveryPass } = needsLogin(c).shopper;
      const requested = c.req.header('customer-id');
      if (requested !== customerId)
        throw badRequest(`customer-id: expected ${customerId}, got ${requested ?? 'nothing'}`);
      return c.json({ data: { status: deliveryPass } });
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
