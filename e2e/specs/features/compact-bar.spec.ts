import type { Page } from '@playwright/test';
import { axeFindings } from '../../fixtures/axeFindings.ts';
import { expect, test } from '../../fixtures/test.ts';
import { auditedWidths, widths } from '../../fixtures/widths.ts';

/** The distance of the page's content from the top of the document. */
const contentTop = (page: Page) =>
  page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);

/** Waits for two animation frames, in which everything that depends on scrolling is updated. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await painted(page);
}

test.beforeEach(async ({ page, header, services }) => {
  await services.scenario('slot-booked');
  await header.open();
  await header.pageLoaded();
  await expect(header.slot).toBeVisible();
  await page.getByRole('main').evaluate((main) => {
    main.style.minBlockSize = '3000px';
  });
});

test('at every width the compact bar stays in view, nothing on the page moves, and axe finds no violations', async ({
  page,
  header,
}) => {
  const bar = header.root.locator('> :first-child');
  for (const width of widths) {
    await scrollTo(page, 0);
    await page.setViewportSize({ width, height: 700 });
    await painted(page);
    const top = await contentTop(page);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);

    await scrollTo(page, 600);

    const height = width < 992 ? 50 : 51;
    await expect.poll(() => bar.boundingBox(), `at ${width}`).toMatchObject({ x: 0, y: 0, width, height });
    await expect(header.trolley).toBeInViewport({ ratio: 1 });
    await expect(header.slot).toBeInViewport({ ratio: 1 });
    expect(await contentTop(page), `at ${width}`).toBe(top);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), `at ${width}`).toBe(length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (auditedWidths.includes(width)) expect(await axeFindings(page), `at ${width}`).toEqual([]);
  }
});
