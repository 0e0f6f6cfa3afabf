import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import type { Chromium } from '../../stack/findChromium.ts';
import { freePort } from './freePort.ts';
import { type Audited, readScores } from './scores.ts';

export const devices = ['phone', 'desktop'] as const;

const folder = path.join(import.meta.dirname, '../../../../.cache/lighthouse');

/** Audits a page in a new browser, and saves Lighthouse's report. */
export async function auditPage(
  address: string,
  device: (typeof devices)[number],
  title: string,
  program: Chromium,
): Promise<Audited> {
  const port = await freePort();
  const args = [...program.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...program, args });
  try {
    const result = await lighthouse(
      address,
      { port, output: 'html', logLevel: 'error', ...audits },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (!result) throw new Error(`Lighthouse has no result for ${address}`);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${title}.html`), [result.report].flat().join(''));
    return readScores(result.lhr);
  } finally {
    await browser.close();
  }
}

/** Without the performance of this machine, which other checks measure. */
const audits = {
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  onlyAudits: ['cumulative-layout-shift'],
  throttlingMethod: 'provided' as const,
};
