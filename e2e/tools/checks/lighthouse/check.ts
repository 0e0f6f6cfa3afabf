import { createRoutes } from '@grocer/shared-contracts';
import { command } from '../../stack/command.ts';
import { ensureChromium } from '../../stack/ensureChromium.ts';
import { startIsolatedStack } from '../../stack/startIsolatedStack.ts';
import { auditPage, devices } from './auditPage.ts';
import { problemsOf, scoreRow } from './scores.ts';

/**
 * Audits pages of the built shop with Lighthouse, as a phone and as a desktop computer. Fails unless accessibility,
 * best practices and SEO are 100 and nothing shifts. Part of `pnpm test:full`; its reports are in `.cache/lighthouse`.
 */
const routes = createRoutes();
const pages = {
  home: routes.homepage(),
  groceries: routes.groceriesHome(),
  search: routes.search('milk'),
  recipes: routes.recipes(),
  login: routes.login(),
};

/** Otherwise Chromium logs that the token service answers anonymous visitors 401. */
const shellConfig = { config: { tokenOnlyWithCookie: true } };

await command(async () => {
  const chromium = await ensureChromium();
  const stack = await startIsolatedStack({ shellConfig });
  const problems: string[] = [];
  process.stdout.write(`${scoreRow('page', ['accessible', 'practices', 'SEO', 'CLS'])}\n`);
  for (const [name, path] of Object.entries(pages)) {
    for (const device of devices) {
      const title = `${name}-${device}`;
      const result = await auditPage(`${stack.host.origin}${path}`, device, title, chromium);
      process.stdout.write(`${scoreRow(title, Object.values(result.scores))}\n`);
      problems.push(...problemsOf(result).map((problem) => `${title}: ${problem}`));
    }
  }
  await stack.close();
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
});
