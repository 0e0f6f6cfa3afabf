import { createHeader } from '../../fixtures/header.ts';
import {
  addedProperties,
  blockedStorage,
  type Check,
  clobberedDocument,
  frozenPrototypes,
  plainHeader,
  replacedFunctions,
  type Scripts,
  takenNames,
  wholeHeader,
} from '../../fixtures/hostile/globals.ts';
import { serveShop, withFrames } from '../../fixtures/shopProxy.ts';
import { isFullMatrix } from '../../fixtures/shortForm.ts';
import { test as base, expect } from '../../fixtures/test.ts';

type ExpectOnEach = (scripts: Scripts, check: Check, origin?: string) => Promise<void>;

const test = base.extend<{ expectOnEach: ExpectOnEach }>({
  /**
   * Opens a page for each script, which runs before all other scripts. Fails if `check` fails, or if an uncaught
   * error on the page comes from the remote's files.
   */
  expectOnEach: async ({ stack, context, services }, use) => {
    await services.scenario('slot-booked');
    await use(async (scripts, check, origin = stack.host.origin) => {
      test.setTimeout(60_000 + Object.keys(scripts).length * 10_000);
      const failures: string[] = [];
      for (const [name, script] of Object.entries(scripts)) {
        const page = await context.newPage();
        const errors: string[] = [];
        page.on('pageerror', ({ message, stack: from = '' }) => {
          if (from.includes(stack.remote.origin)) errors.push(`uncaught: ${message}`);
        });
        await page.addInitScript({ content: script });
        await page.goto(`${origin}/ecom/shop/browse/groceries`);
        await check(createHeader(page), page).catch((error: Error) => errors.push(error.message));
        await page.close();
        if (errors.length > 0) failures.push(`${name}: ${errors.join('; ')}`);
      }
      expect(failures).toEqual([]);
    });
  },
});

/** In `pnpm test`, all scripts of an attack run on one page. */
const inShort = (scripts: Scripts): Scripts =>
  isFullMatrix ? scripts : { 'all of them': Object.values(scripts).join('\n;\n') };

const attacks: Record<string, Scripts> = {
  'properties that a page adds to native prototypes: whole header': addedProperties,
  'native functions that a page replaces: whole header': replacedFunctions,
  'global names of the header that a page uses itself: whole header': takenNames,
  'a page without cookies or storage: whole header': blockedStorage,
  'native prototypes that a page freezes: plain header': frozenPrototypes,
  'elements that are named like properties of the document: plain header': clobberedDocument,
};

test.describe('attacks on a browser, with keys or without', () => {
  for (const [title, scripts] of Object.entries(attacks)) {
    test(title, async ({ expectOnEach, complaints }) => {
      await expectOnEach(inShort(scripts), title.endsWith('whole header') ? wholeHeader : plainHeader);
      // Drops errors of the shop's own scripts, which do not work on all of these pages.
      if (scripts !== replacedFunctions) complaints.length = 0;
    });
  }
});

test('a sandboxed page has the plain header', async ({ stack, started, expectOnEach, complaints }) => {
  const shop = await started(serveShop(stack.host, withFrames('; sandbox allow-scripts allow-forms')));
  await expectOnEach({ 'without an origin of its own': ';' }, plainHeader, shop.origin);
  // Drops errors of the shop's own scripts: servers refuse CORS requests from a page without an origin.
  complaints.length = 0;
});
