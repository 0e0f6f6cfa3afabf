import { startIslandHost } from '../fixtures/islandHost.ts';
import { watchRenderers } from '../fixtures/renderers.ts';
import { expect, test } from '../fixtures/test.ts';
import { islandBuilds } from '../hosts/island/islandBuilds.ts';

for (const build of islandBuilds.filter(({ door }) => door !== 'plain')) {
  const { react, mode, door } = build;

  const how = door === 'federated' ? ' by its federation runtime,' : '';

  test(`a page’s React ${react}, ${mode} build,${how} takes over the fragment with what was typed and selected`, async ({
    page,
    header,
    stack,
  }) => {
    const renderers = await watchRenderers(page);
    const remote = `${stack.remote.origin}/stable/`;
    const island = await startIslandHost(build, { remote, services: stack.services });

    for (const path of ['/', '/client']) {
      const asked = Promise.withResolvers<void>();
      const gate = Promise.withResolvers<void>();
      await page.route('**/widgets.*.js', async (route) => {
        asked.resolve();
        await gate.promise;
        await route.continue();
      });
      await page.goto(island.origin + path, { waitUntil: 'commit' });
      await asked.promise;
      const nodes = [header.searchBox, header.trolley, header.link('Offers'), header.root];
      const before = await Promise.all(nodes.map((node) => node.elementHandle()));
      await header.searchBox.fill('oats');
      await header.searchBox.evaluate((box: HTMLInputElement) => box.setSelectionRange(1, 3));

      gate.resolve();
      await header.ready();

      const after = await Promise.all(nodes.map((node) => node.elementHandle()));
      for (const [index, node] of after.entries()) {
        expect(await node?.evaluate((one, other) => one === other, before[index]), `${path} ${index}`).toBe(
          true,
        );
      }
      await expect(header.searchBox).toBeFocused();
      await expect(header.searchBox).toHaveValue('oats');
      const selection = (box: HTMLInputElement) => [box.selectionStart, box.selectionEnd];
      expect(await header.searchBox.evaluate(selection)).toEqual([1, 3]);
      expect(await renderers()).toEqual([expect.stringMatching(`^${react}`)]);
      await page.unroute('**/widgets.*.js');
    }
    await island.close();
  });
}

test('the guard hears React’s development build when a fragment is not what the header renders', async ({
  page,
  header,
  stack,
  complaints,
}) => {
  const remote = `${stack.remote.origin}/stable/`;
  const build = { react: '19.3', mode: 'development', door: 'react' } as const;
  const island = await startIslandHost(build, { remote, services: stack.services });
  const gate = Promise.withResolvers<void>();
  await page.route('**/widgets.*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${island.origin}/client`, { waitUntil: 'commit' });
  await header.link('Offers').evaluate((link) => link.append(' of yesterday'));

  gate.resolve();

  await expect.poll(() => complaints.join('\n')).toMatch(/hydrat/i);
  complaints.length = 0;
  await island.close();
});
