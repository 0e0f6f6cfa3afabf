import { holdRequests } from '../../fixtures/holdRequests.ts';
import { startIslandHost } from '../../fixtures/startIslandHost.ts';
import { expect, test } from '../../fixtures/test.ts';
import { watchRenderers } from '../../fixtures/watchRenderers.ts';
import { islandBuilds } from '../../hosts/island/islandBuilds.ts';

for (const build of islandBuilds.filter(({ entryPoint }) => entryPoint !== 'plain')) {
  const { react, mode, entryPoint } = build;

  const how = entryPoint === 'federated' ? ', through federation' : '';

  test(`React ${react} of the page (${mode} build${how}) hydrates the fragment and keeps its text and selection`, async ({
    page,
    header,
    stack,
  }) => {
    const renderers = await watchRenderers(page);
    const remote = `${stack.remote.origin}/stable/`;
    const island = await startIslandHost(build, { remote, services: stack.services });

    for (const path of ['/', '/client']) {
      const script = await holdRequests(page, '**/widgets.*.js');
      await page.goto(island.origin + path, { waitUntil: 'commit' });
      await script.requested;
      const nodes = [header.searchBox, header.trolley, header.link('Offers'), header.root];
      const before = await Promise.all(nodes.map((node) => node.elementHandle()));
      await header.searchBox.fill('oats');
      await header.searchBox.evaluate((box: HTMLInputElement) => box.setSelectionRange(1, 3));

      script.release();
      await header.ready();

      const after = await Promise.all(nodes.map((node) => node.elementHandle()));
      for (const [index, node] of after.entries()) {
        expect(await node?.evaluate((a, b) => a === b, before[index]), `${path} ${index}`).toBe(true);
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

test('the fixture “complaints” collects a hydration mismatch that React’s development build reports', async ({
  page,
  header,
  stack,
  complaints,
}) => {
  const remote = `${stack.remote.origin}/stable/`;
  const build = { react: '19.3', mode: 'development', entryPoint: 'react' } as const;
  const island = await startIslandHost(build, { remote, services: stack.services });
  const script = await holdRequests(page, '**/widgets.*.js');
  await page.goto(`${island.origin}/client`, { waitUntil: 'commit' });
  await header.link('Offers').evaluate((link) => link.append(' of yesterday'));

  script.release();

  await expect.poll(() => complaints.join('\n')).toMatch(/hydrat/i);
  complaints.length = 0;
  await island.close();
});
