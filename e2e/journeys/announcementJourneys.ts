import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const sourdough = 'Grocer White Sourdough 500g';

/** Journeys of what screen readers hear about the trolley, for every shop. */
export function announcementJourneys(): void {
  test('a product that is added is announced once, with the trolley after it', async ({
    page,
    header,
    services,
  }) => {
    await services.scenario('signed-in');
    await header.open();
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
    const announcements = await recordAnnouncements(page);

    await page.getByRole('button', { name: `Add ${sourdough}` }).click();
    await expect(header.trolley).toHaveAccessibleName(/^Trolley, 13 items/);

    await expect
      .poll(announcements)
      .toEqual([expect.stringMatching(`^${sourdough} added\\. 13 items, £\\d+\\.\\d\\d$`)]);
  });

  test('a product that cannot be added is announced', async ({ page, header, services }) => {
    await services.scenario('signed-in');
    await header.open();
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
    const announcements = await recordAnnouncements(page);
    await services.fault('setItem', { kind: 'status', status: 503 });

    await page.getByRole('button', { name: `Add ${sourdough}` }).click();

    await expect
      .poll(announcements)
      .toEqual([expect.stringMatching(`^${sourdough} could not be added\\. 12 items, £`)]);
  });
}

/** Records the texts of all polite live regions from now on, each time that one is filled. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(() => {
    const recorded: string[] = [];
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const region = target instanceof Element && target.getAttribute('role') === 'status';
        if (region && addedNodes.length > 0) recorded.push(target.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true });
    return recorded;
  });
  return () => texts.jsonValue();
}
