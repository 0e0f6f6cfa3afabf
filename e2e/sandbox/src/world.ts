import { createCallLog } from './calls.ts';
import { createFaults } from './faults.ts';
import { type ScenarioChoice, type ScenarioName, shopperIn } from './scenarios.ts';
import type { Shopper } from './shop/shopper.ts';

export type SandboxOptions = {
  /** The sandbox's clock. Slots, cut-offs and token expiry depend on it. */
  now?: () => Date;
  /** The scenario of visitors who send neither a cookie nor a token: its name, or its parts. */
  scenario?: ScenarioChoice;
  /** Origins whose pages may call, and to which registration may redirect. Default: `localhost`, on every port. */
  shopOrigins?: 'any' | 'localhost' | readonly string[];
};

export type World = ReturnType<typeof createWorld>;

/** The state that all services of one sandbox share. */
export const createWorld = ({
  now = () => new Date(),
  scenario = 'anonymous',
  shopOrigins = 'localhost',
}: SandboxOptions) => ({
  now,
  scenario,
  visitors: createVisitors(now),
  faults: createFaults(),
  calls: createCallLog(now),
  allowsOrigin: (origin: string) => URL.canParse(origin) && isAllowed(new URL(origin), shopOrigins),
  reset() {
    this.scenario = scenario;
    for (const state of [this.visitors, this.faults, this.calls]) state.clear();
  },
});

function isAllowed(
  { origin, hostname }: URL,
  shopOrigins: NonNullable<SandboxOptions['shopOrigins']>,
): boolean {
  if (shopOrigins === 'any') return true;
  if (shopOrigins === 'localhost') return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return shopOrigins.includes(origin);
}

/** Lifetime of an access token. Seconds. */
export const tokenLifetime = 900;

export type Visitor = { readonly id: string; shopper: Shopper };

const createVisitors = (now: () => Date) => {
  const visitors = new Map<string, Visitor>();
  const tokens = new Map<string, { visitor: Visitor; expires: number }>();

  const revokeTokens = (visitor: Visitor) => {
    for (const [token, issued] of tokens) if (issued.visitor === visitor) tokens.delete(token);
  };

  const removeExpired = () => {
    // Removes tokens only some time after they expire, so that a late call is told that its token has expired.
    const forgotten = now().getTime() - tokenLifetime * 1000;
    for (const [token, { expires }] of tokens) if (expires < forgotten) tokens.delete(token);
  };

  return {
    /** Creates a visitor in a scenario. `byId` finds it only after `save`. */
    create: (scenario: ScenarioChoice, id = randomId()): Visitor => ({
      id,
      shopper: shopperIn(scenario, now()),
    }),
    save: (visitor: Visitor) => void visitors.set(visitor.id, visitor),
    byId: (id: string) => visitors.get(id),
    /** The visitor that a token was issued to. Undefined if it was never issued, or was revoked. */
    byToken: (token: string) => {
      const issued = tokens.get(token);
      return issued && { visitor: issued.visitor, expired: now().getTime() >= issued.expires };
    },
    issueToken: (visitor: Visitor) => {
      removeExpired();
      const token = randomId();
      tokens.set(token, { visitor, expires: now().getTime() + tokenLifetime * 1000 });
      return token;
    },
    revokeTokens,
    /** Resets the visitor to the start of a scenario and revokes all tokens issued before. */
    enterScenario: (visitor: Visitor, scenario: ScenarioName) => {
      revokeTokens(visitor);
      visitor.shopper = shopperIn(scenario, now());
    },
    clear: () => {
      visitors.clear();
      tokens.clear();
    },
  };
};

/** Does not use `randomUUID`: browsers have it in secure contexts only, and older versions of jsdom not at all. */
const randomId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
