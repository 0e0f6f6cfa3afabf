import { trolleyError } from './outages.ts';
import type { Scenario } from './scenario.ts';
import { anonymous, signedIn } from './session.ts';

export const scenarios = {
  anonymous,
  'signed-in': signedIn,
  'trolley-error': trolleyError,
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];
