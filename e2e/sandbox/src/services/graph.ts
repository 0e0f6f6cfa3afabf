import { buildSchema, type ExecutionResult, graphql } from 'graphql';
import { Hono } from 'hono';
import { type Call, needsLogin, receives, type SandboxEnv } from '../exchange.ts';
import { resolversFor } from '../graph/resolvers.ts';
import { sdl } from '../graph/schema.ts';
import { asFields, readFields, readText } from '../readBody.ts';
import type { World } from '../world.ts';

const schema = buildSchema(sdl);

export const graphService = (world: World) =>
  new Hono<SandboxEnv>().post('/graph/live', receives(world, callByTag), async (c) => {
    const { shopper } = needsLogin(c);
    const { query, variables, operationName } = await readFields(c.req.raw);
    const result = await graphql({
      schema,
      source: readText(query, 'query'),
      rootValue: resolversFor(shopper),
      variableValues: variables == null ? {} : asFields(variables, 'variables'),
      ...(typeof operationName === 'string' && { operationName }),
    });
    return c.json(result, refusedBeforeRunning(result) ? 400 : 200);
  });

/** The gateway tells its operations apart by their tag, as wire.md spells them. */
const callByTag = (c: Call) => (c.req.query('tag') === 'cancel-amend-order' ? 'cancelAmend' : 'getTrolley');

const refusedBeforeRunning = (result: ExecutionResult): boolean => !('data' in result);
