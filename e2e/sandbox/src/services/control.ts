import { Hono } from 'hono';
import { callNames } from '../calls.ts';
import { clearSessionCookies, needsVisitor, type SandboxEnv, setSessionCookies } from '../context.ts';
import { faultKinds, readFaultOrder } from '../faults.ts';
import { readFields, readOneOf } from '../readBody.ts';
import { scenarioNames, scenarios } from '../scenarios.ts';
import type { World } from '../world.ts';

/** Calls that control the sandbox: scenarios, faults and the log of calls. */
export const controlService = (world: World) =>
  new Hono<SandboxEnv>()
    .basePath('/sandbox')
    .get('/scenarios', (c) =>
      c.json({ scenarios: scenarioNames.map((name) => ({ name, title: scenarios[name].title })) }),
    )
    .post('/scenario', needsVisitor(world), async (c) => {
      const { name, everyone } = await readFields(c.req.raw);
      const scenario = readOneOf(name, 'name', scenarioNames);
      if (everyone === true) world.scenario = scenario;
      world.visitors.enterScenario(c.get('visitor'), scenario);
      clearSessionCookies(c);
      setSessionCookies(c);
      return c.json({ name: scenario });
    })
    .get('/faults', (c) => c.json({ faults: world.faults.list(), calls: callNames, kinds: faultKinds }))
    .post('/faults', async (c) => {
      world.faults.set(readFaultOrder(await readFields(c.req.raw)));
      return c.body(null, 204);
    })
    .delete('/faults', (c) => {
      world.faults.clear();
      return c.body(null, 204);
    })
    .get('/calls', (c) => c.json({ calls: world.calls.list() }))
    .delete('/calls', (c) => {
      world.calls.clear();
      return c.body(null, 204);
    });
