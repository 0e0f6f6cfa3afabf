import { expect, test } from '../../fixtures/test.ts';

test('code that does not load is told to the log and to the page; the services’ code loads at the next action', async ({
  page,
  header,
  log,
}) => {
  await page.addInitScript(() => {
    const failures: string[] = [];
    Object.assign(window, { failures });
    window.addEventListener('grocer:header_error', (event) =>
      failures.push((event as CustomEvent<{ code: string }>).detail.code),
    );
  });
  const failures = () => page.evaluate<string[]>('failures');
  let isDown = true;
  await page.route(/\/(connect|mega-menu)\./, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/ecom/shop/browse/groceries');
  await expect.poll(failures).toContain('chunk_load');
  await header.button('Groceries').hover();
  await expect
    .poll(() => log.join('\n'))
    .toMatch(/^console error: \[grocer header\] the groceries menu could not be loaded.*ChunkLoadError/m);

  isDown = false;
  await header.searchBox.focus();

  await header.ready();
});

test('a trolley that failed is loaded after a press in the search box', async ({ header, services }) => {
  await services.fault('getTrolley', { kind: 'status', status: 500 });
  await header.openAs('signed-in');
  await expect(header.trolley).toHaveAccessibleName('Trolley');

  await services.noFaults();
  await header.searchBox.click();

  // The header repeats a failed call after 5 s.
  await expect(header.trolley).toHaveAccessibleName(/^Trolley, \d+ items?, total /);
});
