import type { HeaderMeasurement, OnMeasure } from '@grocer/shared-contracts';
import type { MountModule } from '@grocer/shared-contracts/host';
import type { Page } from '@playwright/test';
import type { Header } from '../../fixtures/header.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Listening } from '../../tools/stack/listen.ts';
import type { Stack } from '../../tools/stack/stack.ts';

test('a page that measures gets marks, menus, presses and web vitals of the header, without any text', async ({
  page,
  header,
  services,
  serve,
  stack,
}) => {
  await services.scenario('slot-booked');
  const measured = await measureHeader({ page, header, stack, host: await serve('plain-html') });
  await header.ready();
  await expect
    .poll(() => namesOf(measured, 'mark'))
    .toEqual(['connected', 'interactive', 'painted', 'services', 'session']);

  await slowDownPresses(page);
  // The code of the measures loads with the first pointer.
  await header.button('Groceries').hover();
  await page.waitForLoadState('networkidle');
  await header.button('Groceries').click();
  await expect.poll(() => partsOf(measured, 'interaction')).toContain('pointer navigation');
  await header.button('Bakery').click();
  await expect.poll(() => partsOf(measured, 'interaction')).toContain('pointer menu');
  await header.searchBox.pressSequentially('milk');
  await expect.poll(() => partsOf(measured, 'interaction')).toContain('keyboard search');
  await expect.poll(() => namesOf(measured, 'duration')).toEqual(['menu', 'suggestions']);
  await hide(page);
  await expect.poll(() => namesOf(measured, 'vital')).toContain('INP');
  for (const { at = 0, ...one } of measured as ({ at?: number } & HeaderMeasurement)[]) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(one)).not.toMatch(/milk|bakery|£|\d{2}:\d{2}|\/ecom/i);
  }
});

/** Mounts the header of a plain page again, with a function that measures. */
async function measureHeader({ page, header, host, stack }: Measuring): Promise<HeaderMeasurement[]> {
  const measured: HeaderMeasurement[] = [];
  await page.exposeFunction('collect', (one: HeaderMeasurement) => void measured.push(one));
  await page.goto(host.origin);
  await header.ready();
  await page.getByRole('button', { name: 'Header' }).click();
  await expect(header.root).toHaveCount(0);
  await page.evaluate(async (origin) => {
    const { header: container, collect } = globalThis as unknown as PageGlobals;
    const { mount } = (await container.get('./mount'))();
    const element = document.getElementById('grocer-header');
    if (element) mount('Header', element, { services: { origin }, onMeasure: collect });
  }, stack.services);
  return measured;
}

interface Measuring {
  page: Page;
  header: Header;
  host: Listening;
  stack: Stack;
}

interface PageGlobals {
  header: { get(module: './mount'): Promise<() => MountModule> };
  collect: OnMeasure;
}

/** Browsers report presses of 16 ms or longer only. */
const slowDownPresses = (page: Page) =>
  page.evaluate(() => {
    for (const type of ['click', 'keydown']) {
      addEventListener(type, () => {
        const start = performance.now();
        while (performance.now() - start < 50);
      });
    }
  });

/** As when the shopper changes to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const ofKind = <Kind extends HeaderMeasurement['kind']>(measured: HeaderMeasurement[], kind: Kind) =>
  measured.filter((one): one is Extract<HeaderMeasurement, { kind: Kind }> => one.kind === kind);

const distinct = (texts: string[]) => [...new Set(texts)].toSorted();

const namesOf = (measured: HeaderMeasurement[], kind: 'mark' | 'duration' | 'vital') =>
  distinct(ofKind(measured, kind).map(({ name }) => name));

const partsOf = (measured: HeaderMeasurement[], kind: 'interaction') =>
  distinct(ofKind(measured, kind).map(({ input, part }) => `${input} ${part}`));
