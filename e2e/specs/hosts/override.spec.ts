import { expect, type Page } from '@playwright/test';
import { withTrustedTypes } from '../../fixtures/builtHost.ts';
import { deploy, version, withCopyOfReleases } from '../../fixtures/releases.ts';
import { test as base } from '../../fixtures/test.ts';
import { listen } from '../../tools/stack/listen.ts';
import { createRemoteServer } from '../../tools/stack/remoteServer.ts';

/** A channel on another origin of this machine, at version 99.0.0, as a developer of the header has one. */
const test = base.extend<{ ownHeader: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  ownHeader: async ({}, use) =>
    withCopyOfReleases(async (releases) => {
      await deploy(releases, '99.0.0');
      const remote = await listen(createRemoteServer(releases), 0, 'REMOTE_PORT');
      await use(`${remote.origin}/stable/`);
      await remote.close();
    }),
});

const badge = (page: Page) => page.getByRole('region', { name: 'Header override' });
const versionOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const bus = (
          globalThis as never as Record<symbol, { last(name: string): { version: string } | undefined }>
        )[Symbol.for('grocer.bus.1')];
        const last = bus?.last('header_ready');
        if (last) resolve(last.version);
        else
          addEventListener('grocer:header_ready', (event) =>
            resolve((event as CustomEvent<{ version: string }>).detail.version),
          );
      }),
  );

for (const name of ['react-19', 'webpack'] as const) {
  test(`a developer sees their own header on a page of ${name}, until they remove it by its badge`, async ({
    page,
    header,
    serve,
    ownHeader,
  }) => {
    const host = await serve(name, { policy: withTrustedTypes });

    await page.goto(`${host.origin}/?grocer-header=${ownHeader}`);
    await header.ready();
    expect(await versionOf(page)).toBe('99.0.0');
    await page.goto(host.origin);
    await header.ready();
    expect(await versionOf(page)).toBe('99.0.0');
    await expect(badge(page)).toContainText(`The header of this page comes from ${ownHeader}`);
    await badge(page).getByRole('button', { name: 'Remove' }).click();

    await expect(badge(page)).toHaveCount(0);
    await header.ready();
    expect(await versionOf(page)).toBe(version);
  });
}
