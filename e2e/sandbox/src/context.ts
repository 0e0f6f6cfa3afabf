import type { Context, MiddlewareHandler } from 'hono';
import type { CallName } from './calls.ts';
import { answerForms, answerIn, statusAnswer, wait } from './faults.ts';
import { Refusal } from './refusal.ts';
import { expireHolds } from './shop/slot.ts';
import type { Visitor, World } from './world.ts';

/**
 * Data of one call besides its request and response. It includes the cookies, because scripts in a browser (MSW) may
 * neither read the header `Cookie` nor write `Set-Cookie`. `dropped`: the connection has to be broken.
 */
export type Exchange = {
  cookies: Readonly<Record<string, string>>;
  setCookies: Map<string, string>;
  dropped: boolean;
};

export type SandboxEnv = { Bindings: Exchange; Variables: { visitor: Visitor; isProven: boolean } };
export type SandboxContext = Context<SandboxEnv>;

/** The sandbox's own origin, which serves the pictures. */
export const originOf = (c: SandboxContext): string => new URL(c.req.url).origin;

const visitorCookie = 'sandboxVisitor';

/**
 * Middleware of every call: it identifies the visitor, logs the call, and applies outages and faults. `knownBy` is
 * `cookie` for calls that carry credentials: a visitor without the cookie gets one.
 */
export const receiveCall =
  (
    world: World,
    name: CallName | ((c: SandboxContext) => CallName),
    knownBy: 'cookie' | 'token' = 'token',
  ): MiddlewareHandler<SandboxEnv> =>
  async (c, next) => {
    const call = typeof name === 'string' ? name : name(c);
    identifyVisitor(world, c);
    expireHolds(c.get('visitor').shopper, world.now());
    if (knownBy === 'cookie') {
      saveVisitor(world, c);
      if (c.req.header('authorization') === undefined) c.set('isProven', true);
    }
    world.calls.record(call, c.req.raw);
    await answerWithFault(world, { c, call, next });
  };

/** Middleware of the sandbox's own calls: it identifies the visitor, without the log and without faults. */
export const needsVisitor =
  (world: World): MiddlewareHandler<SandboxEnv> =>
  (c, next) => {
    identifyVisitor(world, c);
    saveVisitor(world, c);
    return next();
  };

/** The signed-in visitor; throws a 401 without a live token. Calls with credentials may send the cookie instead. */
export const needsLogin = (c: SandboxContext): Visitor => {
  const visitor = c.get('visitor');
  if (c.get('isProven') && visitor.shopper.session !== 'none') return visitor;
  throw new Refusal(401, 'NOT_SIGNED_IN', 'This call needs a live access token of a signed-in customer.');
};

/** Sets the visitor's cookies: the sandbox's own, and the shop's `X-Has-Token-Session` if there is a session. */
export const setSessionCookies = (c: SandboxContext): void => {
  const { id, shopper } = c.get('visitor');
  setCookie(c, visitorCookie, `${id}; Path=/; HttpOnly; SameSite=Lax`);
  if (shopper.session !== 'none') setCookie(c, 'X-Has-Token-Session', 'true; Path=/; SameSite=Lax');
};

export const clearSessionCookies = (c: SandboxContext): void => {
  setCookie(c, 'X-Has-Token-Session', '; Path=/; Max-Age=0; SameSite=Lax');
  setCookie(c, 'customerId', '; Path=/; Max-Age=0; Secure; SameSite=Lax');
};

const setCookie = (c: SandboxContext, name: string, value: string): void => {
  c.env.setCookies.set(name, `${name}=${value}`);
};

const identifyVisitor = (world: World, c: SandboxContext): void => {
  const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  const issued = token === undefined ? undefined : world.visitors.byToken(token);
  const id = c.env.cookies[visitorCookie];
  const byCookie = id === undefined ? undefined : world.visitors.byId(id);
  c.set('visitor', issued?.visitor ?? byCookie ?? world.visitors.create(world.scenario, validId(id)));
  c.set('isProven', issued !== undefined && !issued.expired);
};

/** The cookie's value if it has the form of an id. After a restart all calls with an old id belong to one visitor. */
const validId = (id: string | undefined): string | undefined =>
  id && /^[0-9a-f]{24}$/.test(id) ? id : undefined;

const saveVisitor = (world: World, c: SandboxContext): void => {
  const visitor = c.get('visitor');
  if (world.visitors.byId(visitor.id) === visitor) return;
  world.visitors.save(visitor);
  setSessionCookies(c);
};

const answerWithFault = async (
  world: World,
  { c, call, next }: { c: SandboxContext; call: CallName; next: () => Promise<void> },
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
    const message = `The service behind ${call} is down in this scenario.`;
    c.res = new Refusal(503, 'SERVICE_UNAVAILABLE', message).toResponse();
    return;
  }
  await next();
  const form = answerForms.find((name) => name === fault?.kind);
  if (form) c.res = await answerIn(form, c.res);
};
