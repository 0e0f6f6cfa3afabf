import { expect, test } from '../../fixtures/test.ts';
import { findChromium } from '../../tools/stack/findChromium.ts';

// Removes Playwright's flag against the back/forward cache, which also disables view transitions between documents.
test.use({ launchOptions: { ...findChromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

for (const { title, reducedMotion, groups } of [
  {
    title: 'between two pages the page fades, and the header stands still',
    reducedMotion: 'no-preference',
    groups: { root: 'still', 'grocer-header': 'still' },
  },
  {
    title: 'with reduced motion nothing fades between two pages',
    reducedMotion: 'reduce',
    groups: undefined,
  },
] as const)
  test(title, async ({ page, header }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready;
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const moved = effects.flatMap((effect) => {
          const [, group] = /^::view-transition-group\((.+)\)$/.exec(effect.pseudoElement ?? '') ?? [];
          const [first, last] = effect
            .getKeyframes()
            .map(({ transform, width, height }) => `${transform} ${width} ${height}`);
          return group ? [[group, first === last ? 'still' : `from ${first} to ${last}`]] : [];
        });
        Object.assign(globalThis, { groups: viewTransition ? Object.fromEntries(moved) : 'none' });
      });
    });
    await header.open('/ecom/shop/browse/groceries');
    await page.evaluate(() => location.assign('/ecom/shop/browse/offers'));

    await expect(header.link('Offers')).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => page.evaluate('globalThis.groups')).toEqual(groups ?? 'none');
  });
