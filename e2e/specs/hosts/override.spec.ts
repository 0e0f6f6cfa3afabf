import type { Page } from '@playwright/test';
import { withTrustedTypes } from '../../fixtures/builtHost.ts';
import { deploy, version } from '../../fixtures/releases.ts';
import { fullUnless } from '../../fixtures/shortForm.ts';
import { startDevelopment } from '../../fixtures/startDevelopment.ts';
import { expect, test } from '../../fixtures/test.ts';
import { serveReleases } from '../../tools/stack/remoteServer.ts';

const badge = (page: Page) => page.getByRole('region', { name: 'Header override' });

/** The version in the last `header_ready` event, which the page's event bus stores. */
const versionOf = (page: Page) =>
  page
    .waitForFunction(() => {
      const bus = (globalThis as Record<symbol, unknown>)[Symbol.for('grocer.bus.1')];
      return (bus as { last(name: string): { version: string } | undefined }).last('header_ready')?.version;
    })
    .then((version) => version.jsonValue());

/** Opens the inspector with the keyboard, and closes it by Escape. Returns the report that it copies. */
async function copyReport(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const opener = badge(page).getByRole('button', { name: 'Inspect' });
  await opener.press('Enter');
  const inspector = page.getByRole('dialog', { name: 'Header inspector' });
  await inspector.getByRole('button', { name: 'Copy report' }).press('Enter');
  await expect(inspector.getByRole('status')).toHaveText('Copied');
  await page.keyboard.press('Escape');
  await expect(inspector).toHaveCount(0);
  await expect(opener).toBeFocused();
  return page.evaluate(() => navigator.clipboard.readText());
}

for (const name of ['react-19', 'webpack'] as const) {
  test(`a developer sees their own header on a page of ${name}, until they remove it${fullUnless(name === 'react-19')}`, async ({
    page,
    header,
    serve,
    releases,
    started,
  }) => {
    // Deploys version 99.0.0 to a channel on another local origin.
    await deploy(releases, '99.0.0');
    const remote = await started(serveReleases(releases));
    const ownHeader = `${remote.origin}/stable/`;
    const host = await serve(name, { policy: withTrustedTypes, overrides: ['localhost'] });

    await page.goto(`${host.origin}/?grocer-header=${ownHeader}`);
    await header.ready();
    expect(await versionOf(page)).toBe('99.0.0');
    await page.goto(host.origin);
    await header.ready();
    expect(await versionOf(page)).toBe('99.0.0');
    await expect(badge(page)).toContainText(`The header of this page comes from ${ownHeader}`);
    const report = await copyReport(page);
    expect(report).toMatch(/^- Running: 99\.0\.0\n- React: 19\.\S+, the page’s copy$/m);
    expect(report).toMatch(/^- session: signed-out$/m);
    expect(report).toMatch(/^- [\d.]+ s: call \S+\/token, status 401, \d+ ms$/m);
    await badge(page).getByRole('button', { name: 'Remove' }).click();

    await expect(badge(page)).toHaveCount(0);
    await header.ready();
    expect(await versionOf(page)).toBe(version);
  });
}

test('a page that is built for visitors shows no other header, unless its team names the origin', async ({
  page,
  header,
  serve,
  stack,
}) => {
  const host = await serve('react-19', { policy: withTrustedTypes });

  await page.goto(`${host.origin}/?grocer-header=${stack.remote.origin}/next/`);
  await header.ready();

  await expect(badge(page)).toHaveCount(0);
});

test('a developer’s change appears in a running page of another team, and nothing on it is lost @full', async ({
  page,
  header,
  serve,
  started,
}) => {
  test.slow();
  const development = await started(startDevelopment());
  const host = await serve('react-19', { policy: withTrustedTypes, overrides: [development.origin] });
  await page.goto(`${host.origin}/?grocer-header=${development.origin}/stable/`);
  await header.ready();
  await header.searchBox.fill('oat milk');
  await header.button('Groceries').click();
  const entries = await page.evaluate(() => history.length);
  const root = await header.root.elementHandle();

  development.edit('header-remote/src/features/top-bar/TopBar.tsx', 'Find a store', 'Find our stores');

  await expect(header.link('Find our stores')).toBeVisible();
  await expect(header.button('Groceries')).toBeFocused();
  await expect(header.button('Groceries')).toHaveAttribute('aria-expanded', 'true');
  await expect(header.searchBox).toHaveValue('oat milk');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await root?.evaluate((element) => element.isConnected)).toBe(true);
});
