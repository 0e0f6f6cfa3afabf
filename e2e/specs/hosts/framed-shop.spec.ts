import { Hono } from 'hono';
import { serveShop, withFrames } from '../../fixtures/shopProxy.ts';
import { expect, test } from '../../fixtures/test.ts';
import { type Listening, listen } from '../../tools/stack/listen.ts';

const trolley = '/ecom/shop/trolley';

test.beforeEach(({ services }) => services.scenario('instant-checkout'));

test.describe('attacks on a browser, with keys or without', () => {
  test('a page of another origin that frames the shop: no order placed, and the dialog says why', async ({
    page,
    stack,
    services,
    started,
  }) => {
    const shop = await started(serveShop(stack.host, withFrames()));
    const website = await started(serveFramingPage(shop.origin + trolley));
    await page.goto(website.origin);
    const framed = page.frameLocator('iframe');
    await framed.getByRole('main').getByRole('button', { name: 'Checkout' }).click();

    await framed.getByRole('dialog').getByRole('button', { name: 'Instant checkout' }).click();

    const refusal = framed.getByRole('alertdialog');
    await expect(refusal).toHaveAccessibleName('Please place your order in the shop itself');
    await expect(refusal).toContainText(
      'This page is shown inside another website, so your order was not placed. Please open it in a tab of its own.',
    );
    expect(await services.calls('placeOrder')).toBe(0);

    const opened = page.context().waitForEvent('page');
    await refusal.getByRole('button', { name: 'Open in a new tab' }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(shop.origin + trolley);
    await tab.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Instant checkout' }).click();
    await expect(tab).toHaveURL(/\/order-confirmation\/5001$/);
    expect(await services.calls('placeOrder')).toBe(1);
  });
});

/** Serves a page on another origin that shows this address in a frame. */
function serveFramingPage(address: string): Promise<Listening> {
  const app = new Hono();
  app.get('*', (context) =>
    context.html(`<!doctype html><html lang="en"><title>Win a prize</title><link rel="icon" href="data:,">
<style>body { margin: 0 } iframe { border: 0; width: 100vw; height: 100vh; display: block }</style>
<iframe title="Shop" src="${address}"></iframe></html>`),
  );
  return listen(app, 0, 'HOST_PORT');
}
