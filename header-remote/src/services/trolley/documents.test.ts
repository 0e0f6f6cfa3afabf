import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { aShop } from '../testing/aShop.ts';
import { cancelAmendMutation } from './cancelAmend.ts';
import { trolleyQuery } from './fetchTrolley.ts';

const shop = aShop();

/** The schema as the gateway itself tells it. */
async function askSchema() {
  const { http, base } = await shop.signedIn('signed-in');
  const json = { query: getIntrospectionQuery() };
  const answer = await http.send({ service: 'trolley', method: 'POST', url: `${base}/graph/live`, json });
  return buildClientSchema((answer as { data: IntrospectionQuery }).data);
}

test.each([trolleyQuery, cancelAmendMutation])(
  "the gateway's schema knows every word of %s",
  async (document) => {
    expect(validate(await askSchema(), parse(document))).toEqual([]);
  },
);

test('a word that the schema does not know is noticed', async () => {
  const document = trolleyQuery.replace('slotChangeable', 'slotIsChangeable');

  expect(validate(await askSchema(), parse(document))).toHaveLength(1);
});
