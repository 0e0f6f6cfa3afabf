import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { aShop } from '../testing/aShop.ts';
import { cancelAmendMutation } from './cancelAmend.ts';
import { trolleyQuery } from './fetchTrolley.ts';

const shop = aShop();

/** The gateway's schema, by introspection. */
async function fetchSchema() {
  const { http, base } = await shop.signedIn('signed-in');
  const json = { query: getIntrospectionQuery() };
  const answer = await http.send({ service: 'trolley', method: 'POST', url: `${base}/graph/live`, json });
  return buildClientSchema((answer as { data: IntrospectionQuery }).data);
}

test.each([trolleyQuery, cancelAmendMutation])(
  "this GraphQL document fits the gateway's schema: %s",
  async (document) => {
    expect(validate(await fetchSchema(), parse(document))).toEqual([]);
  },
);

test('a field that is not in the schema is reported', async () => {
  const document = trolleyQuery.replace('slotChangeable', 'slotIsChangeable');

  expect(validate(await fetchSchema(), parse(document))).toHaveLength(1);
});
