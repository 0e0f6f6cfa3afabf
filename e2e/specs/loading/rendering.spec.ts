import { expect, test } from '../../fixtures/test.ts';
import { watchRendering } from '../../fixtures/watchRendering.ts';

const quiet = { timeout: 15_000 };

test('opening the Groceries menu renders nothing outside of it', async ({ page, header }) => {
  const rendered = await watchRendering(page);
  await header.open('/ecom/recipes');
  expect(await rendered(), 'everything renders at first').toEqual(
    expect.arrayContaining(['mega-menu', 'search']),
  );
  await header.menu('Groceries').hover();
  await expect(header.root.locator('nav button[data-row]').first()).toBeAttached();
  await expect.poll(rendered, quiet).toEqual([]);

  await header.menu('Groceries').click();
  await expect(header.link('View all Groceries')).toBeVisible();
  expect(await rendered()).toEqual(['mega-menu']);

  await header.root.getByRole('button', { name: 'Bakery' }).click();
  await expect(header.link('View all Bakery')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.link('View all Groceries')).toBeHidden();
  expect(await rendered()).toEqual(['mega-menu']);
});

test('changes of the trolley, the slot and the typed text do not render the menu', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('slot-booked');
  const rendered = await watchRendering(page);
  await header.open('/ecom/recipes');
  await expect(header.slot).toBeVisible();
  await header.menu('Groceries').click();
  await expect(header.root.getByRole('button', { name: 'Bakery' })).toBeVisible();
  await expect.poll(rendered, quiet).toEqual([]);
  const all: string[] = [];
  const allRendered = async () => {
    all.push(...(await rendered()));
    return all;
  };
  const dispatch = (type: string) =>
    page.evaluate((name) => window.dispatchEvent(new CustomEvent(name)), type);

  await dispatch('started_trolley_update');
  await dispatch('finished_trolley_update');
  await expect.poll(allRendered).toContain('trolley-summary');
  await dispatch('grocer:slot_changed');
  await expect.poll(allRendered).toContain('slot');
  expect(all).not.toContain('mega-menu');

  // Focusing the search box closes the menu.
  await header.searchBox.focus();
  await expect(header.link('View all Groceries')).toBeHidden();
  await expect.poll(rendered, quiet).toEqual([]);
  await page.keyboard.type('bread');
  await expect(header.suggestions).toBeVisible();
  expect(await rendered()).toEqual(['search']);
});
