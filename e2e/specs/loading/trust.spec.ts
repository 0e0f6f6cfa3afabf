import { expect, type Page, type Route } from '@playwright/test';
import { serveHost, withTrustedTypes } from '../../fixtures/builtHost.ts';
import { createHeader, type Header } from '../../fixtures/header.ts';
import { createPublisher, type Publisher, version, withCopyOfReleases } from '../../fixtures/releases.ts';
import { watchedTest } from '../../fixtures/watchedTest.ts';
import type { Stack } from '../../tools/stack/stack.ts';
import { startIsolatedStack } from '../../tools/stack/startIsolatedStack.ts';

/** What the attacks are made of. */
interface Remote {
  releases: string;
  publisher: Publisher;
  stranger: Publisher;
  /** The second key that the page accepts. */
  nextKey: string;
  /** The text of the channel's signed `release.json`. */
  pointer: string;
}

interface Fixtures {
  stack: Stack;
  remote: Remote;
  header: Header;
}

/** Pages of a host that pins the publisher's key, on a remote of their own. */
const test = watchedTest.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  remote: async ({}, use) =>
    withCopyOfReleases(async (releases) => {
      const [publisher, stranger] = [await createPublisher(), await createPublisher()];
      const { publicKey: nextKey } = await createPublisher();
      await use({ releases, publisher, stranger, nextKey, pointer: await publisher.sign(releases) });
    }),
  stack: async ({ remote }, use) => {
    const stack = await startIsolatedStack({ remoteFolder: remote.releases });
    await use(stack);
    await stack.close();
  },
  baseURL: async ({ stack, remote }, use) => {
    const keys = [remote.publisher.publicKey, remote.nextKey];
    const host = await serveHost('pinned', stack, { policy: withTrustedTypes, keys });
    await use(host.origin);
    await host.close();
  },
  header: async ({ page }, use) => use(createHeader(page)),
});

test.describe.configure({ timeout: 60_000 });

const groceries = '/ecom/shop/browse/groceries';
const releaseFile = '**/stable/release.json*';

interface Attack {
  name: string;
  /** Returns how the attacker answers the request of `release.json`. */
  answer(remote: Remote): Promise<Parameters<Route['fulfill']>[0]>;
  reason: string;
}

const attacks: Attack[] = [
  {
    name: 'a pointer that was changed after it was signed',
    answer: async ({ pointer }) => ({ body: pointer.replaceAll('remoteEntry.js', 'evil.js') }),
    reason: 'it was changed after it was signed',
  },
  {
    name: 'a pointer that somebody else has signed',
    answer: async ({ stranger, releases }) => ({ body: await stranger.sign(releases) }),
    reason: 'it is signed with key',
  },
  {
    name: 'an older pointer that is served again',
    answer: async ({ pointer }) => ({ body: pointer }),
    reason: 'it is older than the one before',
  },
  {
    name: 'a pointer that has expired',
    answer: async ({ publisher, releases }) => ({
      body: await publisher.sign(releases, { expiresInDays: -1 }),
    }),
    reason: 'it expired at',
  },
  {
    name: 'a redirect',
    answer: async () => ({ status: 302, headers: { Location: '/other/release.json' } }),
    reason: 'answered with a redirect, which is not followed',
  },
  {
    name: 'a body of more than 256 KB',
    answer: async () => ({ body: ' '.repeat(1024 * 1024) }),
    reason: 'sent more than 256 KB; the rest is not read',
  },
];

/** Collects what the console says. */
function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  return messages;
}

async function answerWith(page: Page, { answer }: Attack, remote: Remote): Promise<void> {
  const response = { ...(await answer(remote)) };
  const headers = { 'Access-Control-Allow-Origin': '*', ...response.headers };
  await page.route(releaseFile, (route) => route.fulfill({ ...response, headers }));
}

for (const attack of attacks) {
  test(`${attack.name}: refused, and the page loads the last verified release`, async ({
    page,
    header,
    remote,
  }) => {
    const messages = watchConsole(page);
    // A pointer with a higher sequence than the one that the attack with an older one serves.
    await remote.publisher.sign(remote.releases);
    await page.goto(groceries);
    await header.ready();
    expect(messages.join('\n')).not.toContain('is not verified');
    await answerWith(page, attack, remote);

    await page.reload();

    await header.ready();
    expect(messages.join('\n')).toContain(`loads the last verified release, ${version}`);
    expect(messages.join('\n')).toContain(attack.reason);
  });
}

test('a first visit under attack shows the plain header, loads no script of the remote, and has the header afterwards', async ({
  page,
  header,
  remote,
  stack,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(stack.remote.origin) && request.url().includes('.js')) {
      if (!request.url().includes('release.json')) scripts.push(request.url());
    }
  });
  const [changed] = attacks;
  await answerWith(page, changed as Attack, remote);

  await page.goto(groceries);

  await expect(header.link('Sign in')).toBeVisible();
  await expect(page.locator('[data-grocer-fallback]')).toBeVisible();
  expect(scripts).toEqual([]);

  await page.unroute(releaseFile);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));

  await header.ready();
});
