import { expect, test } from '../fixtures/test.ts';
import { startStack } from '../stack/stack.ts';

test('with the remote switched off, the page works and the fragment searches', async ({ page, header }) => {
  const stack = await startStack({
    hostPort: 0,
    remotePort: 0,
    servicesPort: 0,
    servicesOrigin: undefined,
    headerRemote: undefined,
    shellConfig: {},
    fragmentCacheSeconds: 0,
  });
  await page.goto(`${stack.host.origin}/ecom/shop/browse/groceries`);
  await header.ready();

  await stack.remote.close();
  await page.reload();

  await expect(page.getByRole('heading', { name: 'Groceries', level: 1 })).toBeVisible();
  await expect(header.link('Offers')).toBeVisible();
  await header.searchBox.fill('milk');
  await header.submit.click();
  await expect(page.getByRole('heading', { name: /Results for “milk”/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/milk/i);
  await stack.close();
});

test('a remote that never was there costs the page its header and nothing else', async ({ page }) => {
  const stack = await startStack({
    hostPort: 0,
    remotePort: 0,
    servicesPort: 0,
    servicesOrigin: undefined,
    headerRemote: 'http://localhost:9/stable/',
    shellConfig: {},
    fragmentCacheSeconds: 0,
  });

  await page.goto(`${stack.host.origin}/ecom/shop/browse/groceries`);

  await expect(page.getByRole('heading', { name: 'Groceries', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Add / }).first()).toBeVisible();
  await stack.close();
});
