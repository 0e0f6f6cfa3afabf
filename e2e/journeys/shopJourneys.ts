import type { Page } from '@playwright/test';
import { consentTo, trackedEvents } from '../fixtures/analytics.ts';
import { emit } from '../fixtures/header.ts';
import { expect, test } from '../fixtures/test.ts';

const confirmation = '/ecom/order-confirmation/5001';
const noItems = 'Trolley, 0 items, total £0.00';
const sourdough = 'Grocer White Sourdough 500g';
const secure = { path: '/', secure: true, sameSite: 'Lax' };

/** The journey of a booked slot, for every shop and time zone. */
export function bookedSlotJourney(): void {
  test('a booked slot is in London time, and its branch is in a cookie', async ({ page, header }) => {
    await header.openAs('slot-booked');

    await expect(header.slot).toHaveAccessibleName(/[A-Z]\w+day \d+ [A-Z]\w+, 9am to 10am$/);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'branchId')).toMatchObject({
      ...secure,
      value: '753',
      expires: -1,
    });
    const customer = cookies.find(({ name }) => name === 'customerId');
    expect(customer).toMatchObject({ ...secure, value: '100001' });
    expect(customer?.expires).toBeGreaterThan(Date.now() / 1000 + 2_591_000);
  });
}

/** Journeys for every shop: the first load, a session, the trolley and its slot, and checking out. */
export function shopJourneys(): void {
  firstLoad();
  session();
  trolleyAndSlot();
  orders();
}

function firstLoad(): void {
  test('the first paint waits for the document only, and no file is loaded in vain or twice', async ({
    page,
    header,
    stack,
    requested,
  }) => {
    await header.open();

    const { blocking, painted, marks } = await page.evaluate(readFirstLoad);
    expect(painted).toBe(1);
    expect(blocking).toEqual([]);
    await expect(page.locator('head link[rel=expect]')).toHaveAttribute('href', '#grocer-fragment');
    await expect(page.locator('#grocer-fragment')).toHaveCount(1);
    expect(marks).toBe(1);

    const preloads = page.locator('link[rel=preload]');
    const preloaded = await preloads.evaluateAll((links) =>
      links.map((link) => (link as HTMLLinkElement).href),
    );
    const scripts = requested.filter((url) => url.endsWith('.js'));
    expect(new Set(scripts).size).toBe(scripts.length);
    for (const { origin } of [stack.host, stack.remote])
      expect(preloaded.filter((url) => url.startsWith(origin)).length, origin).toBeGreaterThan(0);
    expect(scripts).toEqual(expect.arrayContaining(preloaded));
  });
}

function session(): void {
  test('signing in and adding a product changes the total in the header', async ({ page, header }) => {
    await header.openAs('anonymous');
    await expect(header.trolley).toHaveAccessibleName(noItems);

    await header.link('Sign in').click();
    await page.getByLabel('Email address').fill('anna@example.com');
    await page.getByLabel('Password').fill('correct horse');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await header.ready();
    await expect(header.link('Favourites')).toBeVisible();
    await expect(header.trolley).toHaveAccessibleName(noItems);

    const bread = page.getByRole('listitem').filter({ hasText: sourdough });
    await expect(bread).toContainText('£2.90');
    await bread.getByRole('button', { name: /^Add / }).click();

    await expect(header.trolley).toHaveAccessibleName('Trolley, 1 item, total £2.90');
  });

  test('after signing out, header and cookies are an anonymous shopper’s', async ({ page, header }) => {
    await header.openAs('slot-booked');
    await expect(header.slot).toHaveAccessibleName(/9am to 10am$/);
    await expect(header.link('My orders')).toBeVisible();

    await page.goto('/ecom/log-out');
    await header.ready();

    await expect(header.link('Sign in')).toBeVisible();
    await expect(header.link('Book a slot')).toBeVisible();
    await expect(header.trolley).toHaveAccessibleName(noItems);
    const names = (await page.context().cookies()).map(({ name }) => name);
    for (const name of ['branchId', 'customerId']) expect(names).not.toContain(name);
  });
}

function trolleyAndSlot(): void {
  test('a product that is added, or cannot be, is announced once', async ({ page, header, services }) => {
    await header.openAs('signed-in');
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
    const announcements = await recordAnnouncements(page);
    await services.fault('setItem', { kind: 'status', status: 503 }, 1);

    const add = page.getByRole('button', { name: `Add ${sourdough}` });
    await add.click();
    const failed = `${sourdough} could not be added.`;
    await expect.poll(announcements).toEqual([failed]);

    await add.click();
    await expect(header.trolley).toHaveAccessibleName(/^Trolley, 13 items/);
    const added = expect.stringMatching(`^${sourdough} added\\. 13 items, £\\d+\\.\\d\\d$`);
    await expect.poll(announcements).toEqual([failed, added]);
  });

  test('a page cancels the slot with an event', async ({ page, header }) => {
    await header.openAs('slot-booked');
    await expect(header.slot).toHaveAccessibleName(/9am to 10am$/);

    await emit(page, 'grocer:cancel_slot', { reservationId: 'r1' });

    await expect(header.link('Book a slot')).toHaveAttribute('href', '/ecom/serviceselection');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('branchId');
  });

  test('an order goes to its confirmation, and a trolley begins', async ({
    page,
    header,
    checkout: { button },
  }) => {
    await header.openAs('slot-booked', '/ecom/shop/trolley');

    await button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you go');
    await button.click();
    await page.getByRole('button', { name: 'Place order' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is placed');
    await expect(page).toHaveURL(confirmation);
    await expect(header.trolley).toHaveAccessibleName(noItems);
  });
}

function orders(): void {
  test('a double click places and reports one order', async ({ page, header, services, checkout }) => {
    await services.scenario('instant-checkout');
    await checkout.choose();
    await services.fault('placeOrder', { kind: 'delay', ms: 3000 });

    await checkout.instant.dblclick();
    await expect(checkout.instant).toHaveAttribute('aria-busy', 'true');
    await expect(checkout.standard).toBeDisabled();
    for (const key of ['Escape', 'Enter']) await page.keyboard.press(key);
    await expect(checkout.choice).toBeVisible();

    await expect(page).toHaveURL(confirmation);
    await expect(checkout.choice).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(header.trolley).toHaveAccessibleName(noItems);
    expect(await services.calls('placeOrder')).toBe(1);
    await expect.poll(() => services.calls('beacon')).toBe(1);

    await page.goBack();
    await expect(page).toHaveURL('/ecom/shop/trolley');
    await expect(header.trolley).toHaveAccessibleName(noItems);
    expect(await services.calls('placeOrder')).toBe(1);
  });

  test('an order whose answer was lost is found and reported once', async ({ page, services, checkout }) => {
    await services.scenario('instant-checkout');
    await consentTo(page, 'Analytics');
    await checkout.choose();
    await services.fault('placeOrder', { kind: 'malformed' });
    await checkout.instant.click();
    await expect(checkout.error).toHaveAccessibleName("Sorry, there's been a problem");

    await checkout.error.getByRole('button', { name: 'Try again' }).click();

    await expect(page).toHaveURL(confirmation);
    expect(await services.calls('placeOrder')).toBe(1);
    await expect.poll(() => services.calls('beacon')).toBe(1);
    expect(await trackedEvents(page, 'instant_checkout_complete')).toMatchObject([
      { customerOrderId: '5001', instantCheckoutTrolleyItems: expect.arrayContaining([expect.anything()]) },
    ]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is placed');
    for (const call of ['placeOrder', 'beacon'] as const) expect(await services.calls(call)).toBe(1);
  });
}

/** Runs in the page. */
function readFirstLoad() {
  type Resource = PerformanceResourceTiming & { renderBlockingStatus: string };
  const blocking = (performance.getEntriesByType('resource') as Resource[])
    .filter(({ renderBlockingStatus }) => renderBlockingStatus !== 'non-blocking')
    .map(({ name }) => name);
  const painted = performance.getEntriesByName('first-contentful-paint').length;
  const marks = performance.getEntriesByName('grocer-header', 'mark').length;
  return { blocking, painted, marks };
}

/** Records what is announced from now on: by the browser itself, or each time that a polite live region is filled. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(() => {
    const recorded: string[] = [];
    if ('ariaNotify' in document)
      Object.assign(document, { ariaNotify: (text: string) => recorded.push(text) });
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
