import { shopperIn } from './scenarios/scenario.ts';
import { type ScenarioName, scenarios } from './scenarios/scenarios.ts';
import type { Shopper } from './shop/shopper.ts';

/** Seconds that an access token lives. */
export const tokenLifetime = 900;

export type Visitor = { readonly id: string; scenario: ScenarioName; shopper: Shopper };

export type Visitors = {
  /** A visitor of that scenario, known again by nothing until remembered. */
  meet(scenario: ScenarioName, id?: string): Visitor;
  remember(visitor: Visitor): void;
  byId(id: string): Visitor | undefined;
  /** Whose token it is, expired or not; undefined for one that was never issued or was withdrawn. */
  byToken(token: string): { visitor: Visitor; expired: boolean } | undefined;
  issueToken(visitor: Visitor): string;
  withdrawTokens(visitor: Visitor): void;
  /** Starts the visitor afresh in that scenario; tokens issued before are refused from then on. */
  putInto(visitor: Visitor, scenario: ScenarioName): void;
  clear(): void;
};

export const createVisitors = (now: () => Date): Visitors => {
  const visitors = new Map<string, Visitor>();
  const tokens = new Map<string, { visitor: Visitor; expires: number }>();

  const withdrawTokens = (visitor: Visitor) => {
    for (const [token, issued] of tokens) if (issued.visitor === visitor) tokens.delete(token);
  };

  return {
    meet: (scenario, id = randomWord()) => ({
      id,
      scenario,
      shopper: shopperIn(scenarios[scenario], now()),
    }),
    remember: (visitor) => {
      visitors.set(visitor.id, visitor);
    },
    byId: (id) => visitors.get(id),
    byToken: (token) => {
      const issued = tokens.get(token);
      return issued && { visitor: issued.visitor, expired: now().getTime() >= issued.expires };
    },
    issueToken: (visitor) => {
      const token = randomWord();
      tokens.set(token, { visitor, expires: now().getTime() + tokenLifetime * 1000 });
      return token;
    },
    withdrawTokens,
    putInto: (visitor, scenario) => {
      withdrawTokens(visitor);
      visitor.scenario = scenario;
      visitor.shopper = shopperIn(scenarios[scenario], now());
    },
    clear: () => {
      visitors.clear();
      tokens.clear();
    },
  };
};

const randomWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
