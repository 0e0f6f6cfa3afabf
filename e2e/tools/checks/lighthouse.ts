import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createRoutes } from '@grocer/shared-contracts';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { command } from '../stack/command.ts';
import { ensureChromium } from '../stack/ensureBrowsers.ts';
import type { Chromium } from '../stack/findChromium.ts';
import { freePort } from '../stack/processes.ts';
import { startIsolatedStack } from '../stack/startIsolatedStack.ts';
import { alignColumns } from './alignColumns.ts';
import { judge } from './lighthouseScores.ts';

/**
 * Audits pages of the built shop with Lighthouse, as a phone and as a desktop computer. Fails unless accessibility,
 * best practices and SEO are 100 and nothing shifts. Part of `pnpm test:full`.
 */
const reports = path.join(import.meta.dirname, '../../../.cache/lighthouse');

await command(async () => {
  const routes = createRoutes();
  const pages = {
    home: routes.homepage(),
    groceries: routes.groceriesHome(),
    search: routes.search('milk'),
    recipes: routes.recipes(),
    login: routes.login(),
  };
  const program = await ensureChromium();
  // Without this option Chromium logs a 401 of the token service for anonymous visitors.
  const stack = await startIsolatedStack({ shellConfig: { config: { tokenOnlyWithCookie: true } } });
  const problems: string[] = [];
  const rows = [['page', 'accessible', 'practices', 'SEO', 'CLS']];
  for (const [name, address] of Object.entries(pages)) {
    for (const device of ['phone', 'desktop'] as const) {
      const title = `${name}-${device}`;
      const result = await auditPage(`${stack.host.origin}${address}`, device, title, program);
      rows.push([title, ...result.scores.map(String), String(Number(result.shift.toFixed(3)))]);
      problems.push(...result.problems.map((problem) => `${title}: ${problem}`));
    }
  }
  await stack.close();
  process.stdout.write(`${alignColumns(rows)}\n`);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
});

/** Audits a page in a new browser, and saves Lighthouse's report. */
async function auditPage(address: string, device: 'phone' | 'desktop', title: string, program: Chromium) {
  const port = await freePort();
  const args = [...program.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...program, args });
  // Leaves out performance, which depends on this machine and which the benchmarks measure.
  const audits = {
    onlyCategories: ['accessibility', 'best-practices', 'seo'],
    onlyAudits: ['cumulative-layout-shift'],
    throttlingMethod: 'provided' as const,
  };
  try {
    const result = await lighthouse(
      address,
      { port, output: 'html', logLevel: 'error', ...audits },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (!result) throw new Error(`Lighthouse has no result for ${address}`);
    await mkdir(reports, { recursive: true });
    await writeFile(path.join(reports, `${title}.html`), [result.report].flat().join(''));
    return judge(result.lhr);
  } finally {
    await browser.close();
  }
}
