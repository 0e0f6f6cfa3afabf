import type { ContentFragment, Taxonomy } from '@grocer/shared-contracts';
import { aContentFragment, aTaxonomy, aToken } from '@grocer/shared-contracts/fixtures';
import { expect, test, vi } from 'vitest';
import { ShopperChangedError } from '../../platform/http/errors.ts';
import { changeShopperAtom } from '../changeShopper.ts';
import { connectServicesAtom, servicesAtom } from '../services.ts';
import { type Session, setSessionAtom } from '../session/session.ts';
import { aStore, deferredCalls, flushPromises } from '../testing/aStore.ts';
import { loadSeasonalMenuAtom, seasonalContentAtom } from './loadSeasonalMenu.ts';
import { loadMiddleMenuAtom, middleMenuAtom } from './menuContent.ts';
import { seasonalMenuAtom } from './seasonalMenu.ts';
import { loadTaxonomyAtom, taxonomyAtom } from './taxonomy.ts';

const anna: Session = { kind: 'signed-in', ...aToken({ customerId: '100001' }) };
const annaOfSupport: Session = { ...anna, isSignedOnAsCustomer: true };
const ben: Session = { kind: 'signed-in', ...aToken({ customerId: '100003' }) };

/** Anna's header. The test answers its requests for content. */
function annasHeader() {
  const content = deferredCalls<ContentFragment>();
  const fakes = { fetchSeasonalMaster: content.call, fetchMegaMenuMaster: content.call };
  const { store, logged } = aStore(fakes);
  store.set(setSessionAtom, anna);
  const changeTo = (session: Session) => {
    const next = aStore({
      ...fakes,
      fetchPassStatus: async () => 'UNKNOWN',
      fetchShoppingContext: async () => ({ customerOrderId: null }) as never,
    });
    return store.set(changeShopperAtom, session, next.store.get(servicesAtom));
  };
  return { store, logged, content, changeTo };
}

test.each([
  ['Ben', ben, '100003'],
  ['a support user as Anna', annaOfSupport, '100001'],
])('Anna’s seasonal menu that comes after %s has signed in is not shown', async (_who, session, id) => {
  const { store, content, changeTo } = annasHeader();
  const annas = store.set(loadSeasonalMenuAtom);
  await flushPromises();
  await changeTo(session);
  const next = store.set(loadSeasonalMenuAtom);
  await flushPromises();

  content.answer(0).resolve(aContentFragment({ pageTitle: 'For Anna' }));
  await annas;
  expect([store.get(seasonalMenuAtom), store.get(seasonalContentAtom)]).toEqual([undefined, undefined]);
  content.answer(1).resolve(aContentFragment({ pageTitle: 'For the next' }));
  await next;

  expect(store.get(seasonalMenuAtom)).toMatchObject({ title: 'For the next' });
  expect(content.calls).toEqual(['100001', id]);
});

test('a request for a former shopper that fails is not reported', async () => {
  const { store, content, changeTo, logged } = annasHeader();
  const annas = store.set(loadMiddleMenuAtom);
  await flushPromises();
  await changeTo(ben);

  content.answer(0).reject(new Error('down'));
  await annas;

  expect(logged).toEqual([]);
  expect(store.get(middleMenuAtom).kind).toBe('pending');
});

test('nothing is requested for Anna if the services that arrive are Ben’s', async () => {
  const { store, content } = annasHeader();
  const services = store.get(servicesAtom);
  store.set(connectServicesAtom, undefined as never);
  const annas = store.set(loadSeasonalMenuAtom);
  await store.set(changeShopperAtom, { kind: 'signed-out' }, services);

  await annas;

  expect(content.calls).toEqual([]);
});

test('the taxonomy is requested again if its request ended because another shopper signed in', async () => {
  const taxonomy = deferredCalls<Taxonomy>();
  const { store, logged } = aStore({ fetchTaxonomy: taxonomy.call });
  store.set(setSessionAtom, anna);
  const loaded = store.set(loadTaxonomyAtom);
  await flushPromises();

  taxonomy.answer(0).reject(new ShopperChangedError());
  await flushPromises();
  taxonomy.answer(1).resolve(aTaxonomy());
  await loaded;

  expect(store.get(taxonomyAtom).kind).toBe('ready');
  expect(logged).toEqual([]);
});

test('categories that have loaded stay if the request after a sign-in fails', async () => {
  const fetchTaxonomy = vi.fn(async () => aTaxonomy());
  const { store } = aStore({ fetchTaxonomy });
  await store.set(loadTaxonomyAtom);
  store.set(setSessionAtom, anna);
  fetchTaxonomy.mockRejectedValueOnce(new Error('down'));

  await store.set(loadTaxonomyAtom);

  expect(fetchTaxonomy).toHaveBeenCalledTimes(2);
  expect(store.get(taxonomyAtom).kind).toBe('ready');
});
