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
