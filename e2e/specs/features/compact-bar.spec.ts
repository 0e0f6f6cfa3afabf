import type { Page } from '@playwright/test';
import { auditedWidths, axeFindings, widths } from '../../fixtures/axeFindings.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The place of the page's content in the document, and the document's size. */
const layoutOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { top: main.getBoundingClientRect().top + scrollY, scrollHeight, scrollWidth };
  });

/** Resolves two frames later, when everything that depends on scrolling is updated. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);

test('at every width the compact bar stays in view, and nothing moves', async ({ page, header }) => {
  await header.openAs('slot-booked');
  await header.pageLoaded();
  await expect(header.slot).toBeVisible();
  await header.becomeCompact();
  const bar = header.root.locator('> :first-child');
  for (const width of widths) {
    await scrollTo(page, 0);
    await page.setViewportSize({ width, height: 700 });
    await scrollTo(page, 0);
    const before = await layoutOf(page);

    await scrollTo(page, 600);

    const height = width < 992 ? 50 : 51;
    await expect.poll(() => bar.boundingBox(), `at ${width}`).toMatchObject({ x: 0, y: 0, width, height });
    await expect(header.trolley).toBeInViewport({ ratio: 1 });
    await expect(header.slot).toBeInViewport({ ratio: 1 });
    expect(await layoutOf(page), `at ${width}`).toEqual(before);
    expect(before.scrollWidth).toBe(width);
    if (auditedWidths.includes(width)) expect(await axeFindings(page), `at ${width}`).toEqual([]);
  }
});
