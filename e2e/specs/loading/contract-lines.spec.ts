import { expect, type Page } from '@playwright/test';
import { serveHost } from '../../fixtures/builtHost.ts';
import { createHeader } from '../../fixtures/header.ts';
import { deployNewLine, version, withCopyOfReleases } from '../../fixtures/releases.ts';
import { watchedTest as test } from '../../fixtures/watchedTest.ts';
import { startIsolatedStack } from '../../tools/stack/startIsolatedStack.ts';

test.describe.configure({ timeout: 90_000 });

/** Gives the page a host kit of contract 0.0.9, of which its bundle has the version only. */
async function withOlderContract(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/**/*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('0.1.0', '0.0.9') });
  });
}

/** Opens the page. Returns the versions of the header whose scripts it has loaded, and what it says about its line. */
async function open(page: Page, host: string, remote: string) {
  const notes: string[] = [];
  const versions = new Set<string>();
  page.on('console', (message) => {
    if (message.text().includes('older line')) notes.push(message.text());
  });
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === remote && pathname.endsWith('.js')) versions.add(pathname.split('/')[1] ?? '');
  });
  await page.goto(host);
  await createHeader(page).ready();
  return { notes, versions: [...versions] };
}

test('after a release of a new line an older page keeps the last header that it can read, and is told so once', async ({
  context,
}) => {
  await withCopyOfReleases(async (releases) => {
    await deployNewLine(releases, '99.0.0', '0.0');
    const stack = await startIsolatedStack({ remoteFolder: releases });
    const host = await serveHost('react-19', stack);
    const [newer, older] = [await context.newPage(), await context.newPage()];
    await withOlderContract(older, host.origin);

    expect(await open(newer, host.origin, stack.remote.origin)).toEqual({ versions: ['99.0.0'], notes: [] });
    expect(await open(older, host.origin, stack.remote.origin)).toEqual({
      versions: [version],
      notes: [
        `[grocer header] @grocer/shared-contracts 0.0.9 is of an older line than the channel’s 0.1, and gets header ${version}: install @grocer/shared-contracts@0.1`,
      ],
    });
    await Promise.all([host.close(), stack.close()]);
  });
});
