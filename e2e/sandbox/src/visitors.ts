import { shopperIn } from './scenarios/scenario.ts';
import { findScenario, type ScenarioChoice, type ScenarioName } from './scenarios/scenarios.ts';
import type { Shopper } from './shop/shopper.ts';

/** Lifetime of an access token. Seconds. */
export const tokenLifetime = 900;

/** The visitor who was saved first is forgotten when there are more. */
export const maxVisitors = 5000;

export type Visitor = { readonly id: string; scenario: ScenarioChoice; shopper: Shopper };

export type Visitors = {
  /** Creates a visitor in a scenario. `byId` finds it only after `save`. */
  create(scenario: ScenarioChoice, id?: string): Visitor;
  save(visitor: Visitor): void;
  byId(id: string): Visitor | undefined;
  /** The visitor that a token was issued to. Undefined if it was never issued, or was revoked. */
  byToken(token: string): { visitor: Visitor; expired: boolean } | undefined;
  issueToken(visitor: Visitor): string;
  revokeTokens(visitor: Visitor): void;
  /** Resets the visitor to the start of a scenario and revokes all tokens issued before. */
  enterScenario(visitor: Visitor, scenario: ScenarioName): void;
  clear(): void;
};

export const createVisitors = (now: () => Date): Visitors => {
  const visitors = new Map<string, Visitor>();
  const tokens = new Map<string, { visitor: Visitor; expires: number }>();

  const revokeTokens = (visitor: Visitor) => {
    for (const [token, issued] of tokens) if (issued.visitor === visitor) tokens.delete(token);
  };

  const removeExpired = () => {
    // Kept for a while, so that a late call learns that its token has expired.
    const forgotten = now().getTime() - tokenLifetime * 1000;
    for (const [token, { expires }] of tokens) if (expires < forgotten) tokens.delete(token);
  };

  return {
    create: (scenario, id = randomId()) => ({
      id,
      scenario,
      shopper: shopperIn(findScenario(scenario), now()),
    }),
    save: (visitor) => {
      visitors.set(visitor.id, visitor);
      const [oldest] = visitors.values();
      if (visitors.size <= maxVisitors || !oldest) return;
      visitors.delete(oldest.id);
      revokeTokens(oldest);
    },
    byId: (id) => visitors.get(id),
    byToken: (token) => {
      const issued = tokens.get(token);
      return issued && { visitor: issued.visitor, expired: now().getTime() >= issued.expires };
    },
    issueToken: (visitor) => {
      removeExpired();
      const token = randomId();
      tokens.set(token, { visitor, expires: now().getTime() + tokenLifetime * 1000 });
      return token;
    },
    revokeTokens,
    enterScenario: (visitor, scenario) => {
      revokeTokens(visitor);
      visitor.scenario = scenario;
      visitor.shopper = shopperIn(findScenario(scenario), now());
    },
    clear: () => {
      visitors.clear();
      tokens.clear();
    },
  };
};

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
