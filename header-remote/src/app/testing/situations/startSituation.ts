import {
  type CallName,
  callNames,
  createSandbox,
  type Fault,
  type ScenarioName,
  type ScenarioParts,
} from '@grocer/sandbox';
import { sandboxHandlers } from '@grocer/sandbox/msw';
import type { RequestHandler } from 'msw';
import { applyToolbar, type ToolbarGlobals } from './applyToolbar.ts';
import type { Network, Situation } from './situations.ts';

/** The origin of the services in stories. */
export const origin = 'https://services.grocer.example';

interface StoryContext {
  globals: ToolbarGlobals;
  msw: { use(...handlers: RequestHandler[]): void };
}

/** Starts a sandbox in the browser, in the situation's state with the toolbar's changes. */
export async function startSituation({ globals, msw }: StoryContext, situation: Situation): Promise<void> {
  const changed = applyToolbar(situation, globals);
  const { session = 'none' } = changed.parts;
  forgetShopper(session !== 'none');
  await answer(msw, changed.parts, changed);
}

/** Starts a sandbox in a named scenario. A session, slot or trolley of the toolbar replaces the whole scenario. */
export async function startScenario({ globals, msw }: StoryContext, name: ScenarioName): Promise<void> {
  const changed = applyToolbar({ title: name, summary: '', parts: {} }, globals);
  forgetShopper(false);
  await answer(msw, Object.keys(changed.parts).length > 0 ? changed.parts : name, changed);
}

/** For stories: `beforeEach: inScenario('signed-in')`. */
export const inScenario = (name: ScenarioName) => (context: StoryContext) => startScenario(context, name);

async function answer(
  msw: StoryContext['msw'],
  scenario: ScenarioName | ScenarioParts,
  { network = 'normal', calls = callNames, spared = [] }: Situation,
): Promise<void> {
  const sandbox = createSandbox({ scenario, shopOrigins: 'any' });
  const fault = faults[network];
  const affected = calls.filter((call) => !spared.includes(call));
  if (fault) for (const call of affected) await setFault(call, fault);
  msw.use(...sandboxHandlers(sandbox, { origin }));

  function setFault(call: CallName, fault: Fault) {
    const body = JSON.stringify({ call, fault });
    return sandbox.fetch(new Request(`${origin}/sandbox/faults`, { method: 'POST', body }));
  }
}

const faults: Record<Network, Fault | undefined> = {
  normal: undefined,
  slow: { kind: 'delay', ms: 3000 },
  hanging: { kind: 'delay', ms: 600_000 },
  failing: { kind: 'status', status: 503 },
  broken: { kind: 'drop' },
};

/** Removes what an earlier story left. With `hasSession` the header looks signed in from the start, by its cookie. */
function forgetShopper(hasSession: boolean): void {
  sessionStorage.clear();
  Object.assign(document, { cookie: 'customerId=; Max-Age=0; Path=/' });
  Object.assign(document, { cookie: `X-Has-Token-Session=${hasSession}; Path=/` });
}
