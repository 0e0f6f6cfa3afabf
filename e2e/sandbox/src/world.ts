import { type CallLog, createCallLog } from './calls.ts';
import { createFaults, type Faults } from './faults.ts';
import type { ScenarioChoice } from './scenarios/scenarios.ts';
import { createVisitors, type Visitors } from './visitors.ts';

export type SandboxOptions = {
  /** The sandbox's clock. Slots, cut-offs and token expiry depend on it. */
  now?: () => Date;
  /** The scenario of visitors who send neither a cookie nor a token: its name, or its parts. */
  scenario?: ScenarioChoice;
  /**
   * Origins whose pages may call, and to which registration may redirect. Default: `localhost`, which means every port
   * of this machine.
   */
  shopOrigins?: 'any' | 'localhost' | readonly string[];
};

/** The state that all services of one sandbox share. */
export type World = {
  now: () => Date;
  scenario: ScenarioChoice;
  visitors: Visitors;
  faults: Faults;
  calls: CallLog;
  allowsOrigin(origin: string): boolean;
  reset(): void;
};

export const createWorld = ({
  now = () => new Date(),
  scenario = 'anonymous',
  shopOrigins = 'localhost',
}: SandboxOptions): World => {
  const world: World = {
    now,
    scenario,
    visitors: createVisitors(now),
    faults: createFaults(),
    calls: createCallLog(now),
    allowsOrigin: (origin) => URL.canParse(origin) && isAllowed(new URL(origin), shopOrigins),
    reset: () => {
      world.scenario = scenario;
      world.visitors.clear();
      world.faults.clear();
      world.calls.clear();
    },
  };
  return world;
};

function isAllowed(
  { origin, hostname }: URL,
  shopOrigins: NonNullable<SandboxOptions['shopOrigins']>,
): boolean {
  if (shopOrigins === 'any') return true;
  if (shopOrigins === 'localhost') return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return shopOrigins.includes(origin);
}
