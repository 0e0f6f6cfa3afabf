import { startFederatedHost } from '../fixtures/federatedHost.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: 90_000 });

test('a federated app renders the header in its own tree, with its own React', async ({
  page,
  header,
  stack,
}) => {
  const channel = `${stack.remote.origin}/stable/release.json`;
  const { entry } = await (await fetch(channel)).json();
  const host = await startFederatedHost({
    entry: new URL(entry, channel).href,
    services: stack.services,
  });

  await page.goto(host.origin);

  await expect(header.link('Offers')).toBeVisible();
  await expect(header.trolley).toHaveAccessibleName('Trolley, 0 items, total £0.00');
  expect((await header.root.boundingBox())?.height).toBe(159);
  await expect(page.getByRole('main')).toHaveText('The page');
  await host.close();
});
