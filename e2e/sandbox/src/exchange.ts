import type { Context, MiddlewareHandler } from 'hono';
import type { CallName } from './calls.ts';
import { malformedAnswer, schemaBreakingAnswer, statusAnswer, wait } from './faults.ts';
import { Refusal } from './refusal.ts';
import { expireHolds } from './shop/reserveSlot.ts';
import type { Visitor } from './visitors.ts';
import type { World } from './world.ts';

/**
 * Cookies travel beside the request and the answer, not in their headers: in a browser (MSW) scripts may neither read
 * `Cookie` nor write `Set-Cookie`.
 */
export type Exchange = {
  cookies: Readonly<Record<string, string>>;
  setCookies: Map<string, string>;
  dropped: boolean;
};

export type SandboxEnv = { Bindings: Exchange; Variables: { visitor: Visitor; hasToken: boolean } };
export type Call = Context<SandboxEnv>;

const visitorCookie = 'sandboxVisitor';

/**
 * The middleware of every call: who is calling, the log, outages and faults. `knownBy` cookie: calls that carry
 * credentials, so a visitor without the cookie gets it.
 */
export const receives =
  (
    world: World,
    name: CallName | ((c: Call) => CallName),
    knownBy: 'cookie' | 'token' = 'token',
  ): MiddlewareHandler<SandboxEnv> =>
  async (c, next) => {
    const call = typeof name === 'string' ? name : name(c);
    identify(world, c);
    expireHolds(c.get('visitor').shopper, world.now());
    if (knownBy === 'cookie') remember(world, c);
    world.calls.record(call, c.req.raw);
    await answerWithFault(world, { c, call, next });
  };

/** For the sandbox's own calls, which are neither logged nor hit by faults. */
export const needsVisitor =
  (world: World): MiddlewareHandler<SandboxEnv> =>
  (c, next) => {
    identify(world, c);
    remember(world, c);
    return next();
  };

/** The visitor of a call that needs login: by a live token, or by cookie where the shop's own pages call. */
export const needsLogin = (c: Call, knownBy: 'cookie' | 'token' = 'token'): Visitor => {
  const visitor = c.get('visitor');
  const mayPass = c.get('hasToken') || (knownBy === 'cookie' && c.req.header('authorization') === undefined);
  if (mayPass && visitor.shopper.session !== 'none') return visitor;
  throw new Refusal(401, 'NOT_SIGNED_IN', 'This call needs a live access token of a signed-in customer.');
};

/** Sets the visitor's cookies as the shop would: its own one and the one that says there is a session. */
export const setSessionCookies = (c: Call): void => {
  const { id, shopper } = c.get('visitor');
  setCookie(c, visitorCookie, `${id}; Path=/; HttpOnly; SameSite=Lax`);
  if (shopper.session !== 'none') setCookie(c, 'X-Has-Token-Session', 'true; Path=/; SameSite=Lax');
};

export const clearSessionCookies = (c: Call): void => {
  setCookie(c, 'X-Has-Token-Session', '; Path=/; Max-Age=0; SameSite=Lax');
  setCookie(c, 'customerId', '; Path=/; Max-Age=0; Secure; SameSite=Lax');
};

const setCookie = (c: Call, name: string, value: string): void => {
  c.env.setCookies.set(name, `${name}=${value}`);
};

const identify = (world: World, c: Call): void => {
  const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  const issued = token === undefined ? undefined : world.visitors.byToken(token);
  const id = c.env.cookies[visitorCookie];
  const byCookie = id === undefined ? undefined : world.visitors.byId(id);
  c.set('visitor', issued?.visitor ?? byCookie ?? world.visitors.meet(world.scenario, plausible(id)));
  c.set('hasToken', issued !== undefined && !issued.expired);
};

/** A cookie from before a restart keeps its id, so that parallel first calls meet the same visitor. */
const plausible = (id: string | undefined): string | undefined =>
  id && /^[0-9a-f]{24}$/.test(id) ? id : undefined;

const remember = (world: World, c: Call): void => {
  const visitor = c.get('visitor');
  if (world.visitors.byId(visitor.id) === visitor) return;
  world.visitors.remember(visitor);
  setSessionCookies(c);
};

const answerWithFault = async (
  world: World,
  { c, call, next }: { c: Call; call: CallName; next: () => Promise<void> },
): Promise<void> => {
  const fault = world.faults.take(call);
  switch (fault?.kind) {
    case 'status':
      c.res = statusAnswer(call, fault);
      return;
    case 'drop':
      c.env.dropped = true;
      return;
    case 'delay':
      await wait(fault.ms, c.req.raw.signal);
      break;
  }
  if (c.get('visitor').shopper.outages.has(call)) {
    c.res = new Refusal(
      503,
      'SERVICE_UNAVAILABLE',
      `The service behind ${call} is down in this scenario.`,
    ).toResponse();
    return;
  }
  await next();
  if (fault?.kind === 'malformed') c.res = await malformedAnswer(c.res);
  if (fault?.kind === 'schema-breaking') c.res = await schemaBreakingAnswer(c.res);
};
