import { strictPolicy } from '../../fixtures/builtHost.ts';
import { deploy, version } from '../../fixtures/releases.ts';
import { fullUnless } from '../../fixtures/shortForm.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import type { Stack } from '../../tools/stack/stack.ts';

interface Fixtures {
  shop: Stack;
  /** The origin of a client-rendered host page, which renders `<HeaderSlot>` with React 19. */
  host: string;
}

const test = base.extend<Fixtures>({
  shop: async ({ remote, startStack }, use) =>
    use(await startStack({ headerRemote: `${remote.origin}/stable/` })),
  host: async ({ remote, shop: { services }, serve }, use) =>
    use((await serve('react-19', { policy: strictPolicy }, { remote, services })).origin),
});

test.use({ onlyHydration: true });

/** Requests that are never answered, not even later. `remote-faults.spec.ts` tests the other faults. */
for (const [name, files] of [
  ['the release', /release\.json/],
  ['the entry', /remoteEntry\.js/],
  ['the header’s style sheet', /widgets\.\w+\.css/],
] as const) {
  test(`if ${name} is abandoned, the header is usable, and whole after the fault’s end${fullUnless(name === 'the entry')}`, async ({
    page,
    host,
    header,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const requested = page.waitForRequest(files);
    let isOver = false;
    await page.route(files, (route) => (isOver ? route.continue() : undefined));
    await page.goto(host, { waitUntil: 'commit' });
    await requested;
    await expect(header.searchBox).toBeEditable();
    await expect(header.trolley).toBeVisible();

    isOver = true;

    await header.ready();
    await expect(header.root).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}

test('two versions of the header on a page share no code and no id, and the console says so once', async ({
  page,
  header,
  releases,
  startStack,
  serve,
  log,
}) => {
  const stack = await startStack({ remoteFolder: releases });
  await deploy(releases, '99.0.0');
  const host = await serve('react-19', { policy: strictPolicy }, stack);
  await page.goto(host.origin);
  await header.ready();

  const ids = await page.evaluate(mountSecond, `${stack.remote.origin}/${version}/remoteEntry.js`);

  await expect(header.root).toHaveCount(2);
  await expect.poll(() => log.filter((text) => text.includes('was loaded beside'))).toHaveLength(1);
  expect(log.join('\n')).toContain(`version ${version} was loaded beside version 99.0.0`);
  expect(ids.length).toBeGreaterThan(2);
  expect(ids).toEqual([...new Set(ids)]);
});

/** Runs in the page: mounts the entry's header in a second element. Returns all ids on the page. */
async function mountSecond(entry: string): Promise<string[]> {
  interface Container {
    init(scope: object): void;
    get(name: string): Promise<() => { mount(name: string, element: Element): { rendered: Promise<void> } }>;
  }
  const script = Object.assign(document.createElement('script'), { src: entry, crossOrigin: 'anonymous' });
  const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
  document.head.append(script);
  await loaded;
  const { header } = globalThis as unknown as { header: Container };
  header.init({});
  const element = document.body.appendChild(document.createElement('div'));
  await (await header.get('./mount'))().mount('Header', element).rendered;
  return [...document.querySelectorAll('[id]')].map(({ id }) => id);
}
