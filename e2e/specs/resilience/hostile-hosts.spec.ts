import { type HostilePage, hostilePages } from '../../fixtures/hostile/pages.ts';
import { serveHostilePages } from '../../fixtures/hostile/serveHostilePages.ts';
import { findDifferences, type PagePictures, takePictures } from '../../fixtures/hostile/takePictures.ts';
import { isFullMatrix } from '../../fixtures/shortForm.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import type { Stack } from '../../tools/stack/stack.ts';

/** Returns the pictures of a page without styles, as a reference. */
type ReferenceOf = (page: Pick<HostilePage, 'dir' | 'width'>) => Promise<PagePictures>;

const test = base.extend<{ addressOf: (page: HostilePage) => string; referenceOf: ReferenceOf }>({
  addressOf: async ({ stack, started }, use) => {
    const pages = [plainPage, plainRtlPage, ...hostilePages];
    const fragment = await staticFragment(stack);
    const host = await started(serveHostilePages(pages, { ...stack, fragment }));
    await use((page) => `${host.origin}/${pages.indexOf(page)}`);
  },

  referenceOf: async ({ page, addressOf, services }, use) => {
    await services.scenario('slot-booked');
    const references = new Map<string, PagePictures>();
    await use(async ({ dir, width = 1280 }) => {
      const key = `${dir} ${width}`;
      const known = references.get(key);
      if (known) return known;
      await page.setViewportSize({ width, height: 800 });
      const pictures = await takePictures(page, addressOf(dir ? plainRtlPage : plainPage));
      await page.setViewportSize({ width: 1280, height: 800 });
      references.set(key, pictures);
      return pictures;
    });
  },
});

const plainPage: HostilePage = { name: 'plain' };
const plainRtlPage: HostilePage = { name: 'plain, right to left', dir: 'rtl' };

async function staticFragment({ remote }: Pick<Stack, 'remote'>): Promise<string> {
  const channel = `${remote.origin}/stable/release.json`;
  const { fragments } = await (await fetch(channel)).json();
  return (await fetch(new URL(fragments.static['in-shop'], channel))).text();
}

/** `pnpm test` has one page of each kind: a published style sheet, blanket rules, directions. */
const inShort = /^(tailwindcss\/preflight\.css|\* \{ all: revert \}|right to left, in a reset)$/;
const shownPages = hostilePages.filter(({ name }) => isFullMatrix || inShort.test(name));

/** The matrix is split into this many tests, so that several workers can run them. */
const parts = isFullMatrix ? 4 : 1;

for (let part = 0; part < parts; part += 1) {
  const pages = shownPages.filter((_, index) => index % parts === part);
  test(`the header looks the same and changes nothing on ${pages.length} hostile pages, part ${part + 1}`, async ({
    page,
    referenceOf,
    addressOf,
  }, info) => {
    test.setTimeout(pages.length * 20_000);
    page.setDefaultTimeout(10_000);
    const failures: string[][] = [];
    for (const hostile of pages) {
      const reference = await referenceOf(hostile);
      const differences = takePictures(page, addressOf(hostile), reference).then(
        (pictures) => findDifferences(hostile, pictures, reference, info),
        (error: Error) => [`${hostile.name}: ${error.message}`],
      );
      failures.push(await differences);
    }
    expect(failures.flat()).toEqual([]);
  });
}
