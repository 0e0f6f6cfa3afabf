import { type HostName, strictPolicy, withTrustedTypes } from '../fixtures/builtHost.ts';
import { listenersOf } from '../fixtures/listeners.ts';
import { watchRenderers } from '../fixtures/renderers.ts';
import { expect, test } from '../fixtures/test.ts';

const ofPage = expect.stringMatching(/^19\.3/);
const react18 = expect.stringMatching(/^18\.3/);

/** A page of each tool: the strictest policy that it stands under, and every React DOM that is evaluated on it. */
const hosts: { name: HostName; policy: string; reacts: unknown[] }[] = [
  { name: 'webpack', policy: withTrustedTypes, reacts: [ofPage] },
  { name: 'rspack', policy: withTrustedTypes, reacts: [ofPage] },
  { name: 'vite', policy: withTrustedTypes, reacts: [ofPage] },
  { name: 'react-19', policy: withTrustedTypes, reacts: [ofPage] },
  { name: 'react-18', policy: withTrustedTypes, reacts: [react18, expect.stringMatching(/^19/)] },
  // Trusted Types ask for a policy where the script's element is made: federation's runtime has none, five lines have none.
  { name: 'as-documented', policy: strictPolicy, reacts: [ofPage] },
  { name: 'plain-html', policy: strictPolicy, reacts: [ofPage] },
];

for (const { name, policy, reacts } of hosts) {
  test(`${name}: the header searches and shows the trolley, and leaves nothing when it goes`, async ({
    page,
    header,
    services,
    serve,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const renderers = await watchRenderers(page);
    await services.scenario('slot-booked');
    const { origin } = await serve(name, { policy });

    await page.goto(`${origin}/ecom/shop/browse/groceries`);
    await expect(header.trolley).toHaveAccessibleName(/^Trolley, [1-9]\d* items, total £[1-9]/);
    await header.searchBox.fill('oats');
    await header.submit.click();
    await page.waitForURL(`${origin}/ecom/shop/search?searchTerm=oats`);
    await expect(header.searchBox).toHaveValue('oats');
    expect((await header.root.boundingBox())?.height).toBe(159);
    expect(await renderers()).toEqual(reacts);

    const toggle = page.getByRole('main').getByRole('button', { name: 'Header' });
    for (const time of ['first', 'second']) {
      await expect(header.trolley, time).toHaveAccessibleName(/^Trolley, [1-9]/);
      await toggle.click();
      await expect(page.locator('[data-grocer], [data-grocer-slot], dialog, [popover]'), time).toHaveCount(0);
      // React never takes this one off the document again.
      const ofReact = reacts.map(() => 'document selectionchange');
      await expect.poll(() => listenersOf(page), time).toEqual(ofReact);
      await toggle.click();
    }
    expect(errors).toEqual([]);
  });
}

for (const [name, file] of Object.entries({ entry: /remoteEntry\.js/, chunk: /widgets\.\w+\.js/ })) {
  test(`a federated page without the header’s ${name} has its header in the same visit, when it comes`, async ({
    page,
    header,
    serve,
  }) => {
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    const { origin } = await serve('webpack', { policy: withTrustedTypes });
    await page.route(file, (route) => route.abort());
    await page.goto(`${origin}/ecom/shop/browse/groceries`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect.poll(() => reports.join('\n')).toContain('could not be loaded; it is asked for again');

    await page.unroute(file);

    await header.ready();
    await expect(header.root).toHaveCount(1);
  });
}
