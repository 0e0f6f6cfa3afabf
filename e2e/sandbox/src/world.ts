import { type CallLog, createCallLog } from './calls.ts';
import { createFaults, type Faults } from './faults.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';
import { createVisitors, type Visitors } from './visitors.ts';

export type SandboxOptions = {
  /** The sandbox's clock: slots, cut-offs and token expiry follow it. */
  now?: () => Date;
  /** The scenario of visitors who are known by nothing. */
  scenario?: ScenarioName;
  /** Origins whose pages may call; also where registration may lead back to. */
  shopOrigins?: 'any' | readonly string[];
};

/** What all services of one sandbox share. */
export type World = {
  now: () => Date;
  scenario: ScenarioName;
  visitors: Visitors;
  faults: Faults;
  calls: CallLog;
  allowsOrigin(origin: string): boolean;
  reset(): void;
};

export const createWorld = ({
  now = () => new Date(),
  scenario = 'anonymous',
  shopOrigins = 'any',
}: SandboxOptions): World => {
  const world: World = {
    now,
    scenario,
    visitors: createVisitors(now),
    faults: createFaults(),
    calls: createCallLog(now),
    allowsOrigin: (origin) => origin !== '' && (shopOrigins === 'any' || shopOrigins.includes(origin)),
    reset: () => {
      world.scenario = scenario;
      world.visitors.clear();
      world.faults.clear();
      world.calls.clear();
    },
  };
  return world;
};
