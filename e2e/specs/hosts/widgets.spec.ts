import type { MountModule } from '@grocer/shared-contracts/host';
import { expect, test } from '../../fixtures/test.ts';

type PageGlobals = typeof globalThis & {
  header: { get(module: string): Promise<() => MountModule> };
  unmountAll?: () => void;
};

test('the widgets of a page share a session and requests, replace each other, and unmount without a trace', async ({
  page,
  services,
  serve,
  stack,
}) => {
  await services.scenario('amending');
  const host = await serve('plain-html');
  await page.goto(host.origin);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.evaluate(async (origin) => {
    const globals = globalThis as PageGlobals;
    const { mount } = (await globals.header.get('./mount'))();
    const options = { services: { origin }, flags: { sitePinBar: true } };
    const main = document.querySelector('main') as HTMLElement;
    const widgets = (['AmendBar', 'CheckoutButton'] as const).map((name) =>
      mount(name, main.appendChild(document.createElement('div')), options),
    );
    globals.unmountAll = () => {
      for (const widget of widgets) widget.unmount();
    };
  }, stack.services);

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

  await page.evaluate(() => (globalThis as PageGlobals).unmountAll?.());
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
  expect(await page.evaluate(() => document.body.getAttribute('style') ?? '')).toBe('');
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('');
});
