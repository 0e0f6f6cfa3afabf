import { buildSchema, type ExecutionResult, graphql } from 'graphql';
import { Hono } from 'hono';
import { needsLogin, receiveCall, type SandboxContext, type SandboxEnv } from '../../context.ts';
import { resolversFor } from '../../graph/resolvers.ts';
import { sdl } from '../../graph/schema.ts';
import { asFields, readFields, readText } from '../../readBody.ts';
import type { World } from '../../world.ts';

const schema = buildSchema(sdl);

export const graphService = (world: World) =>
  new Hono<SandboxEnv>().post('/graph/live', receiveCall(world, callByTag), async (c) => {
    const { shopper } = needsLogin(c);
    const { query, variables, operationName } = await readFields(c.req.raw);
    const result = await graphql({
      schema,
      source: readText(query, 'query'),
      rootValue: resolversFor(shopper),
      variableValues: variables == null ? {} : asFields(variables, 'variables'),
      ...(typeof operationName === 'string' && { operationName }),
    });
    return c.json(result, failedValidation(result) ? 400 : 200);
  });

/** The query parameter `tag` names the operation. */
const callByTag = (c: SandboxContext) =>
  c.req.query('tag') === 'cancel-amend-order' ? 'cancelAmend' : 'getTrolley';

const failedValidation = (result: ExecutionResult): boolean => !('data' in result);
