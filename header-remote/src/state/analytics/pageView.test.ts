import { expect, test, vi } from 'vitest';

test('what is counted once per page view counts again after the path has changed, and after it has changed back', async () => {
  vi.resetModules();
  const { isFirstInPageView, viewPage } = await import('./pageView.ts');
  expect(isFirstInPageView('ad1')).toBe(true);
  viewPage('/ecom');
  expect(isFirstInPageView('ad1'), 'the document’s first path begins no other page view').toBe(false);

  viewPage('/ecom');
  expect([isFirstInPageView('ad1'), isFirstInPageView('ad2')], 'the same path').toEqual([false, true]);

  viewPage('/ecom/recipes');
  expect([isFirstInPageView('ad1'), isFirstInPageView('ad1')], 'another path').toEqual([true, false]);

  viewPage('/ecom');
  expect(isFirstInPageView('ad1'), 'back on the first path').toBe(true);
});
