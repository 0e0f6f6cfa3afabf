import { aContentFragment } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { aStore } from '../../testing/aStore.ts';
import { deferredCalls } from '../../testing/deferredCalls.ts';
import { flushPromises } from '../../testing/flushPromises.ts';
import { pressItemAtom } from '../pressItem.ts';
import { anOpenMenu, bakery } from '../testing/anOpenMenu.ts';
import { loadMiddleMenuAtom, menuFragmentsAtom } from './menuFragments.ts';

describe('a category’s fragment', () => {
  test('a category’s fragment is requested once, when its row is pressed', async () => {
    const { calls, call, answer } = deferredCalls<ReturnType<typeof aContentFragment> | null>();
    const { store } = await anOpenMenu({ fetchExperienceFragment: call });
    const press = () => store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    press();
    await flushPromises();
    expect(store.get(menuFragmentsAtom).get('menu/bakery')).toBe('pending');
    answer(0).resolve(aContentFragment());
    await flushPromises();
    press();
    press();

    expect(calls).toEqual([{ key: 'menu/bakery', hasTokenSession: false }]);
    expect(store.get(menuFragmentsAtom).get('menu/bakery')).toEqual(aContentFragment());
  });

  test.each([
    ['the service answers with an error', () => Promise.resolve(null)],
    ['the request fails', () => Promise.reject(new Error('down'))],
  ])('if %s, nothing is stored and the next press requests the fragment again', async (_case, respond) => {
    let calls = 0;
    const { store } = await anOpenMenu({
      fetchExperienceFragment: () => {
        calls += 1;
        return respond();
      },
    });
    const press = () => store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    press();
    await flushPromises();
    expect(store.get(menuFragmentsAtom).size).toBe(0);
    press();
    press();
    await flushPromises();

    expect(calls).toBe(2);
  });

  test('the fragment beside the first level is requested once', async () => {
    const { calls, call, answer } = deferredCalls<ReturnType<typeof aContentFragment>>();
    const { store } = aStore({ fetchMegaMenuMaster: call });
    const loaded = store.set(loadMiddleMenuAtom);
    await flushPromises();
    answer(0).resolve(aContentFragment());
    await loaded;
    await store.set(loadMiddleMenuAtom);

    expect(calls).toEqual([null]);
  });
});
