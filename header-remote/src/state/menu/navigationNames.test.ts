import { expect, test } from 'vitest';
import { unrepeatedNamesAtom } from './navigationNames.ts';
import { setSeasonalMenuAtom } from './seasonal/seasonalMenu.ts';
import { anOpenMenu } from './testing/anOpenMenu.ts';

const easter = { title: 'Easter', href: null };

test('the Groceries menu repeats neither the links beside it nor the seasonal menu', async () => {
  const { store } = await anOpenMenu();

  store.set(setSeasonalMenuAtom, easter);

  expect([...store.get(unrepeatedNamesAtom)]).toEqual(expect.arrayContaining(['Offers', 'New', 'Easter']));
});

test('a seasonal menu that comes while the Groceries menu is open takes its row away at the next opening', async () => {
  const { store } = await anOpenMenu();
  store.set(unrepeatedNamesAtom, true);

  store.set(setSeasonalMenuAtom, easter);
  expect(store.get(unrepeatedNamesAtom)).not.toContain('Easter');

  store.set(unrepeatedNamesAtom, false);
  expect(store.get(unrepeatedNamesAtom)).toContain('Easter');
});
