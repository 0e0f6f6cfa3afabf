import { expect, type PlainPage, test } from '../../fixtures/test.ts';

test.beforeEach(({ services }) => services.scenario('amending'));

test('the widgets of a page share a session and requests, replace each other, and unmount without a trace', async ({
  plainPage: page,
  services,
}) => {
  await page.evaluate(() => {
    const { mount, services, widgets } = globalThis as PlainPage;
    for (const name of ['AmendBar', 'CheckoutButton'] as const) {
      const element = document.createElement('div');
      document.querySelector('main')?.append(element);
      widgets.push(mount(name, element, { services, flags: { sitePinBar: true } }));
    }
  });

  const bar = page.getByRole('region', { name: 'Amending order' });
  const question = page.getByRole('alertdialog', { name: 'Cancel your changes?' });
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
  await expect(bar).toHaveCount(1);
  await bar.getByRole('button').click();
  await expect(question).toHaveCount(1);
  await page.keyboard.press('Escape');
  for (const call of ['token', 'context', 'getTrolley', 'slots'] as const) {
    expect(await services.calls(call), call).toBe(1);
  }

  await page.getByRole('button', { name: 'Header' }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(bar).toHaveCount(1);
  await bar.getByRole('button').click();
  await expect(question).toHaveCount(1);
  await page.keyboard.press('Escape');

  await page.evaluate(() => {
    for (const widget of (globalThis as PlainPage).widgets) widget.unmount();
  });
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
  expect(await page.evaluate(() => document.body.getAttribute('style') ?? '')).toBe('');
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('');
});
