import type { Page } from '@playwright/test';
import { type HostName, strictPolicy, withTrustedTypes } from '../../fixtures/builtHost.ts';
import { fullUnless } from '../../fixtures/shortForm.ts';
import { expect, test } from '../../fixtures/test.ts';
import { watchRenderers } from '../../fixtures/watchRenderers.ts';

const react19 = expect.stringMatching(/^19\.3/);
const canary = expect.stringMatching(/^19\.\d\.\d-canary-/);
const react17 = '17.0.2';
const react18 = expect.stringMatching(/^18\.3/);

/** A host for each build tool: its strictest working policy, and the React DOM versions on its page. */
const hosts: { name: HostName; policy: string; reacts: unknown[] }[] = [
  { name: 'webpack', policy: withTrustedTypes, reacts: [react19] },
  { name: 'rspack', policy: withTrustedTypes, reacts: [react19] },
  { name: 'vite', policy: withTrustedTypes, reacts: [react19] },
  { name: 'react-19', policy: withTrustedTypes, reacts: [react19] },
  { name: 'react-canary', policy: withTrustedTypes, reacts: [canary] },
  { name: 'react-18', policy: withTrustedTypes, reacts: [react18, expect.stringMatching(/^19/)] },
  // In these two hosts, code without a Trusted Types policy creates the script element.
  { name: 'as-documented', policy: strictPolicy, reacts: [react19] },
  { name: 'plain-html', policy: strictPolicy, reacts: [react19] },
  // The page uses its own older React, even if federation loads the header first.
  { name: 'react-17-version-first', policy: strictPolicy, reacts: [react17, react19] },
  { name: 'react-17-loaded-first', policy: strictPolicy, reacts: [react17, react19] },
  { name: 'react-18-version-first', policy: strictPolicy, reacts: [react18, react19] },
  { name: 'react-18-loaded-first', policy: strictPolicy, reacts: [react18, react19] },
];

/** Hosts in `pnpm test`: each build tool, and older Reacts. Webpack builds the example shop, which other specs visit. */
const inShort = ['rspack', 'vite', 'react-18', 'plain-html', 'react-17-version-first'];

for (const { name, policy, reacts } of hosts) {
  test(`${name}: the header searches, shows the trolley, and unmounts without a trace${fullUnless(inShort.includes(name))}`, async ({
    page,
    header,
    services,
    serve,
    log,
  }) => {
    const renderers = await watchRenderers(page);
    await services.scenario('slot-booked');
    const { origin } = await serve(name, { policy });

    await page.goto(`${origin}/ecom/shop/browse/groceries`);
    await expect(header.trolley).toHaveAccessibleName(/^Trolley, [1-9]\d* items, total £[1-9]/);
    await header.searchBox.fill('oats');
    await header.submit.click();
    await page.waitForURL(`${origin}/ecom/shop/search?searchTerm=oats`);
    await header.ready();
    await expect(header.searchBox).toHaveValue('oats');
    expect((await header.root.boundingBox())?.height).toBe(159);
    expect(await renderers()).toEqual(reacts);

    const toggle = page.getByRole('main').getByRole('button', { name: 'Header' });
    for (const time of ['first', 'second']) {
      await expect(header.trolley, time).toHaveAccessibleName(/^Trolley, [1-9]/);
      await toggle.click();
      await expect(page.locator('[data-grocer], [data-grocer-slot], dialog, [popover]'), time).toHaveCount(0);
      // React never removes its `selectionchange` listener from the document. React 17 adds two.
      const listenersOfReact = [...reacts, ...reacts.filter((react) => react === react17)].map(
        () => 'document selectionchange',
      );
      await expect.poll(() => countListeners(page), time).toEqual(listenersOfReact);
      await toggle.click();
    }
    expect(log.filter((line) => line.startsWith('console error:'))).toEqual([]);
  });
}

const targets = ['window', 'document', 'document.documentElement', 'document.body'];

/** Playwright's own listeners, which check whether a click hits its target. */
const ofPlaywright =
  /__playwright|^window (?:auxclick|click|contextmenu|dblclick|(?:mouse|pointer|touch)\w+)$/;

/** Listener of `watchPages`, which fails a test if the header reports an error. */
const ofFixtures = 'window grocer:header_error';

/** The event listeners of `targets` that the browser reports, one line each. Omits those of Playwright and fixtures. */
async function countListeners(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const listeners: string[] = [];
  for (const target of targets) {
    const { result } = await client.send('Runtime.evaluate', { expression: target });
    const found = await client.send('DOMDebugger.getEventListeners', { objectId: String(result.objectId) });
    listeners.push(...found.listeners.map(({ type }) => `${target} ${type}`));
  }
  await client.detach();
  return listeners.filter((line) => !ofPlaywright.test(line) && line !== ofFixtures).sort();
}
