import { expect, test } from '../fixtures/test.ts';
import { watchDrawing } from '../fixtures/watchDrawing.ts';

const quiet = { timeout: 15_000 };

test('opening the Groceries menu draws nothing outside of it', async ({ page, header }) => {
  const drawn = await watchDrawing(page);
  await header.open('/ecom/recipes');
  expect(await drawn(), 'at first all of it').toEqual(expect.arrayContaining(['mega-menu', 'search']));
  await header.menu('Groceries').hover();
  await expect(header.root.getByText('View all Groceries')).toBeAttached();
  await expect.poll(drawn, quiet).toEqual([]);

  await header.menu('Groceries').click();
  await expect(header.link('View all Groceries')).toBeVisible();
  expect(await drawn()).toEqual(['mega-menu']);

  await header.root.getByRole('button', { name: 'Bakery' }).click();
  await expect(header.link('View all Bakery')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.link('View all Groceries')).toBeHidden();
  expect(await drawn()).toEqual(['mega-menu']);
});

test('nothing else draws the menu: not the trolley, the slot, the session nor typing', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('slot-booked');
  const drawn = await watchDrawing(page);
  await header.open('/ecom/recipes');
  await expect(header.slot).toBeVisible();
  await header.menu('Groceries').click();
  await expect(header.root.getByRole('button', { name: 'Bakery' })).toBeVisible();
  await expect.poll(drawn, quiet).toEqual([]);
  const all: string[] = [];
  const drawnNow = async () => {
    all.push(...(await drawn()));
    return all;
  };
  const tell = (type: string) => page.evaluate((name) => window.dispatchEvent(new CustomEvent(name)), type);

  await tell('started_trolley_update');
  await tell('finished_trolley_update');
  await expect.poll(drawnNow).toContain('trolley-summary');
  await tell('grocer:slot_changed');
  await expect.poll(drawnNow).toContain('slot');
  await services.scenario('anonymous');
  await tell('grocer:slot_changed');
  await expect(header.link('Sign in')).toBeVisible();
  await expect.poll(drawnNow).toContain('account-links');
  expect(all).not.toContain('mega-menu');

  // Focus that goes to the search closes the menu.
  await header.searchBox.focus();
  await expect(header.link('View all Groceries')).toBeHidden();
  await expect.poll(drawn, quiet).toEqual([]);
  await page.keyboard.type('bread');
  await expect(header.suggestions).toBeVisible();
  expect(await drawn()).toEqual(['search']);
});
