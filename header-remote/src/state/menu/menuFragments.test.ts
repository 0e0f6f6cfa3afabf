import { aContentFragment } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { aStore } from '../testing/aStore.ts';
import { played } from '../testing/played.ts';
import { settled } from '../testing/settled.ts';
import { loadMiddleMenuAtom, menuFragmentsAtom } from './menuFragments.ts';
import { pressItemAtom } from './pressItem.ts';
import { anOpenMenu, bakery } from './testing/anOpenMenu.ts';

describe('a category’s fragment', () => {
  test('is asked for when its parent is pressed, once', async () => {
    const { asked, ask, answer } = played<ReturnType<typeof aContentFragment> | null>();
    const { store } = await anOpenMenu({ fetchExperienceFragment: ask });
    const press = () => store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    press();
    await settled();
    expect(store.get(menuFragmentsAtom).get('menu/bakery')).toBe('asked');
    answer(0).resolve(aContentFragment());
    await settled();
    press();
    press();

    expect(asked).toEqual([{ key: 'menu/bakery', hasTokenSession: false }]);
    expect(store.get(menuFragmentsAtom).get('menu/bakery')).toEqual(aContentFragment());
  });

  test.each([
    ['that the service calls an error', () => Promise.resolve(null)],
    ['that failed', () => Promise.reject(new Error('down'))],
  ])('%s is not kept: the next press asks again (clarification 110)', async (_what, answer) => {
    let calls = 0;
    const { store } = await anOpenMenu({
      fetchExperienceFragment: () => {
        calls += 1;
        return answer();
      },
    });
    const press = () => store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    press();
    await settled();
    expect(store.get(menuFragmentsAtom).size).toBe(0);
    press();
    press();
    await settled();

    expect(calls).toBe(2);
  });

  test('the master beside the first level is asked for once', async () => {
    const { asked, ask, answer } = played<ReturnType<typeof aContentFragment>>();
    const { store } = aStore({ fetchMegaMenuMaster: ask });
    const loaded = store.set(loadMiddleMenuAtom);
    await settled();
    answer(0).resolve(aContentFragment());
    await loaded;
    await store.set(loadMiddleMenuAtom);

    expect(asked).toEqual([null]);
  });
});
