import { boxOf } from '../../../fixtures/header.ts';
import { holdRequests } from '../../../fixtures/holdRequests.ts';
import { expect, test } from '../../../fixtures/test.ts';

// A press takes about 100 ms. Code that loads during a press must not swallow it.

test('a press during which the menu’s code arrives opens the menu', async ({ page, header }) => {
  const code = await holdRequests(page, '**/mega-menu.*.js');
  await header.open();
  await header.button('Groceries').hover();
  await code.requested;
  await page.mouse.down();
  code.release();
  await expect(header.button('Groceries')).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.up();

  await expect(header.button('Groceries')).toHaveAttribute('aria-expanded', 'true');
  await expect(header.button('Bakery')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('a touch during which the header becomes interactive opens the menu', async ({ page, header }) => {
    const script = await holdRequests(page, '**/widgets.*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await script.requested;
    const { x, y } = await boxOf(header.button('Groceries'));
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + 20, y: y + 10 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    script.release();
    await header.ready();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

    await expect(header.button('Groceries')).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL('/');
  });
});
