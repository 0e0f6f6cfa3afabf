import { startIslandHost } from '../../fixtures/builtHost.ts';
import { rememberNodes } from '../../fixtures/header.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { fullUnless } from '../../fixtures/shortForm.ts';
import { expect, test } from '../../fixtures/test.ts';
import { watchRenderers } from '../../fixtures/watchRenderers.ts';
import { type IslandBuild, islandBuilds } from '../../hosts/island/islandBuilds.ts';

/** `pnpm test` runs builds with each React version, mode and entry point at least once. Others are tagged `@full`. */
const isInShort = ({ react, mode, entryPoint }: IslandBuild): boolean =>
  (mode === 'production') === (react !== '19.1') && (react === '19.0') === (entryPoint === 'federated');

for (const build of islandBuilds.filter(({ entryPoint }) => entryPoint !== 'plain')) {
  const { react, mode, entryPoint } = build;

  const how = entryPoint === 'federated' ? ', through federation' : '';

  test(`React ${react} (${mode} build${how}) hydrates the fragment and keeps its text and selection${fullUnless(isInShort(build))}`, async ({
    page,
    header,
    stack,
    started,
  }) => {
    const renderers = await watchRenderers(page);
    const remote = `${stack.remote.origin}/stable/`;
    const island = await started(startIslandHost(build, { remote, services: stack.services }));

    for (const path of ['/', '/client']) {
      const script = await holdRequests(page, '**/widgets.*.js');
      await page.goto(island.origin + path, { waitUntil: 'commit' });
      await script.requested;
      const { searchBox, trolley, root } = header;
      const expectSameNodes = await rememberNodes(searchBox, trolley, header.link('Offers'), root);
      await searchBox.fill('oats');
      await searchBox.evaluate((box: HTMLInputElement) => box.setSelectionRange(1, 3));

      script.release();
      await header.ready();

      await expectSameNodes();
      await expect(searchBox).toBeFocused();
      await expect(searchBox).toHaveValue('oats');
      const selection = (box: HTMLInputElement) => [box.selectionStart, box.selectionEnd];
      expect(await searchBox.evaluate(selection)).toEqual([1, 3]);
      expect(await renderers()).toEqual([expect.stringMatching(`^${react}`)]);
      await page.unroute('**/widgets.*.js');
    }
  });
}

test('“complaints” collects a hydration mismatch', async ({ page, header, stack, started, complaints }) => {
  const remote = `${stack.remote.origin}/stable/`;
  const build = { react: '19.3', mode: 'development', entryPoint: 'react' } as const;
  const island = await started(startIslandHost(build, { remote, services: stack.services }));
  const script = await holdRequests(page, '**/widgets.*.js');
  await page.goto(`${island.origin}/client`, { waitUntil: 'commit' });
  await header.link('Offers').evaluate((link) => link.append(' of yesterday'));

  script.release();

  await expect.poll(() => complaints.join('\n')).toMatch(/hydrat/i);
  complaints.length = 0;
});
