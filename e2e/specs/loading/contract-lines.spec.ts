import type { Page } from '@playwright/test';
import { createHeader } from '../../fixtures/header.ts';
import { deployNewLine, version } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ onlyHydration: true });
test.describe.configure({ timeout: 90_000 });

/** Opens the page. Returns the header versions of its scripts, and its messages about contract lines. */
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
  releases,
  startStack,
  serve,
}) => {
  await deployNewLine(releases, '99.0.0', '0.0');
  const stack = await startStack({ remoteFolder: releases });
  const { origin } = await serve('react-19', {}, stack);
  const [newer, older] = [await context.newPage(), await context.newPage()];
  // Simulates a page with contract 0.0.9, by changing the version in its bundle.
  await older.route(`${origin}/**/*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('0.1.0', '0.0.9') });
  });

  expect(await open(newer, origin, stack.remote.origin)).toEqual({ versions: ['99.0.0'], notes: [] });
  expect(await open(older, origin, stack.remote.origin)).toEqual({
    versions: [version],
    notes: [
      `[grocer header] @grocer/shared-contracts 0.0.9 is of an older line than the channel’s 0.1, and gets header ${version}: install @grocer/shared-contracts@0.1`,
    ],
  });
});
