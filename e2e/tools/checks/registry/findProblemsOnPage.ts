import { chromium } from 'playwright';
import { ensureChromium } from '../../stack/ensureChromium.ts';

/** Opens a page and waits for the header of a customer with a slot. Returns what is wrong with it. */
export async function findProblemsOnPage(address: string): Promise<string[]> {
  const browser = await chromium.launch(await ensureChromium());
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(address);
    const trolley = page.getByRole('banner').getByRole('link', { name: /^Trolley, [1-9]\d* items, total £/ });
    await trolley.waitFor({ timeout: 30_000 }).catch(() => problems.push('the header shows no trolley'));
    return problems;
  } finally {
    await browser.close();
  }
}
