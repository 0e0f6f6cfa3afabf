import type { Browser, Page } from 'playwright';

export interface Opened {
  id: string;
  /** From the navigation until the page or the story is visible. */
  ms: number;
  /** What the page reported, and files that the server does not have. */
  errors: string[];
}

/** Opens a page or a story in Storybook as a new visitor does, with nothing in the browser's cache. */
export async function openEntry(
  browser: Browser,
  site: string,
  { id, type }: { id: string; type: 'docs' | 'story' },
): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const errors = collectErrors(page);
  const startedAt = Date.now();
  try {
    await page.goto(`${site}?path=/${type}/${id}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    const shown = type === 'docs' ? preview.getByRole('heading', { level: 1 }) : preview.getByRole('banner');
    await shown.first().waitFor({ timeout: 20_000 });
  } catch (error) {
    errors.push((error as Error).message);
  }
  const ms = Date.now() - startedAt;
  await context.close();
  return { id, ms, errors };
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}
