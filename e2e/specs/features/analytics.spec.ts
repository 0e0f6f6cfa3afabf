import { consentTo, trackedEvents } from '../../fixtures/analytics.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an advert counts once per page view, and again after coming back', async ({ page, header }) => {
  await consentTo(page, 'Analytics');
  const advert = page.getByRole('main').getByRole('region', { name: 'Advertisement' });
  const impressions = () => trackedEvents(page, 'impression');
  await header.open('/');
  await advert.scrollIntoViewIfNeeded();
  await expect.poll(impressions).toHaveLength(1);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await advert.scrollIntoViewIfNeeded();

  // Scrolls up to the full header: the compact bar has no links to other pages.
  await page.evaluate(() => scrollTo(0, 0));
  await header.link('Recipes').click();
  await expect(page).toHaveURL('/ecom/recipes');
  expect(await impressions(), 'seen twice in the same page view').toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL('/');
  // Waits for the page: content that is inserted above the advert would move it out of view.
  await header.pageLoaded();
  await advert.scrollIntoViewIfNeeded();

  await expect.poll(impressions).toHaveLength(2);
});
