import type { BrowserContext, Page, Request } from '@playwright/test';
import { consentTo, trackedEvents } from '../../fixtures/analytics.ts';
import type { Header } from '../../fixtures/header.ts';
import {
  checkCalls,
  checkOthers,
  checkRecords,
  type PersonalValues,
  type PrivacyTables,
  personalColumns,
  readPrivacyTables,
  type SentRequest,
  wordsOf,
} from '../../fixtures/privacy/findBreaches.ts';
import { type PageRecord, recordVisit, type VisitRecord } from '../../fixtures/privacy/recordVisit.ts';
import { expect, test } from '../../fixtures/test.ts';

const anna = {
  email: 'anna.featherstonehaugh@grocer.example',
  password: 'correct-horse-battery-staple',
  addressId: 'annas-home-77',
  reservationId: 'annas-reservation-88',
  visitorId: 'annas-visitor-99',
  address: {
    name: 'Anna Featherstonehaugh',
    line1: '42 Wintergreen Terrace',
    line2: 'Lower Puddlecombe',
    town: 'Bath',
    region: 'Somerset',
    postalCode: 'BA7 9ZZ',
  },
};

const valuesOf = (tokens: string[]): PersonalValues => ({
  token: tokens,
  'e-mail': [anna.email],
  password: [anna.password],
  address: [anna.address.name, anna.address.line1, anna.address.line2, anna.address.postalCode],
  'customer id': ['100001'],
  'order id': ['5001', '5002'],
  'address id': [anna.addressId],
  'reservation id': [anna.reservationId],
  'visitor id': [anna.visitorId],
  'search text': ['quince jam', 'quail eggs', 'oyster sauce', 'purple yams'],
});

/** Table rows about actions that this visit does not include. Other tests check them. */
const notInVisit = [
  'appBannerDismissed',
  'grocer.header.pointer {address}',
  'grocer.header.refused',
  'grocer.header.override',
  'POST /v1/log-out',
  'POST /graph/live?clientType=WEB_APP&tag=cancel-amend-order',
  'DELETE /slot-reservations/{slotReservationId}',
  'GET /v1/orders/{customerOrderId}',
  'amend_cancelled',
  'header_error',
  'promo_click',
  'click',
  'slot_book_click',
  'slot_change_click',
  'slot_cancel',
  'modal_error',
  'header_flicker',
];

test('a whole visit stores, sends, tells and logs only what the page “Privacy” says', async ({
  page,
  header,
  services,
  checkout,
  context,
  stack,
}) => {
  test.setTimeout(120_000);
  const visit = await recordVisit(page);
  await nameEverything(context);
  await consentTo(page, '', 'Functional', 'Analytics', 'Advertising');
  await context.addCookies([{ name: 'visitorId', value: anna.visitorId, url: stack.host.origin }]);

  await test.step('a guest searches, and uses recent searches and multi-search', async () => {
    await header.open();
    for (const term of ['quince jam', 'quail eggs']) await searchFor(header, term);
    await header.button('Remove quail eggs').click();
    await header.recentSearches.getByRole('option', { name: 'quince jam' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “quince jam”');
    await header.searchBox.fill('');
    await header.button('Clear all').click();
    await searchForList(header, 'oyster sauce\npurple yams');
    await visit.readStored();
  });

  await test.step('she opens the menu, and sees an advert in it', async () => {
    await header.button('Groceries').click();
    await header.button('Fresh & chilled').click();
    await header.button('Salad').click();
    await expect.poll(() => trackedEvents(page, 'impression')).not.toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('she signs in from the results of a search', async () => {
    await header.open('/ecom/shop/search?searchTerm=quince+jam');
    await header.link('Sign in').click();
    await page.getByLabel('Email address').fill(anna.email);
    await page.getByLabel('Password').fill(anna.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/ecom/shop/search?searchTerm=quince+jam');
    await header.ready();
    await visit.readStored();
  });

  await test.step('she amends an order: trolley, slot, address, menu, search, multi-search', async () => {
    await header.openAs('instant-checkout');
    await page.getByRole('button', { name: /^Add / }).first().click();
    await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
    await header.slot.click();
    await expect(header.root.locator('address')).toContainText(anna.address.name);
    await page.keyboard.press('Escape');
    await header.button('Groceries').click();
    const banners = page.waitForRequest('**/adtech/banners');
    await header.button('Bakery').click();
    await banners;
    await expect(header.link('View all Bakery')).toBeVisible();
    await page.keyboard.press('Escape');
    await searchFor(header, 'quince jam');
    await searchForList(header, 'oyster sauce\npurple yams');
    await visit.readStored();
  });

  await test.step('she places it by instant checkout', async () => {
    await checkout.choose();
    await checkout.instant.click();
    await expect(page).toHaveURL('/ecom/order-confirmation/5001');
    await expect(header.trolley).toHaveAccessibleName('Trolley, 0 items, total £0.00');
    await expect.poll(() => services.calls('beacon')).toBe(1);
    await visit.readStored();
  });

  await test.step('she signs out', async () => {
    await page.goto('/ecom/log-out');
    await expect(header.link('Sign in')).toBeVisible();
    await visit.readStored();
  });

  await test.step('she goes back to her order, and is asked to sign in', async () => {
    await header.open('/ecom/order-confirmation/5001');
    await header.link('Sign in').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await visit.readStored();
  });

  expectNoBreach(readPrivacyTables(), visit);
});

test('signing out on a shared device leaves nothing of the customer but orders that must not be placed twice', async ({
  page,
  header,
  context,
}) => {
  await header.open();
  await searchForList(header, 'oyster sauce');
  await header.openAs('slot-booked');
  await expect(header.slot).toHaveAccessibleName(/9am to 10am$/);
  await searchForList(header, 'purple yams');
  expect(await storedLists(page)).toEqual(['multisearch-1', 'multisearch100001']);

  await page.goto('/ecom/log-out');
  await expect(header.link('Sign in')).toBeVisible();

  await expect.poll(() => storedLists(page)).toEqual(['multisearch-1']);
  const cookies = (await context.cookies()).map(({ name }) => name);
  for (const name of ['customerId', 'branchId', 'grocerLastOrder', 'grocerLastValues'])
    expect(cookies).not.toContain(name);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['grocer.shopper.1']);
  await header.button('Multi-search').click();
  await expect(page.getByRole('textbox', { name: 'Your list' })).toHaveValue('oyster sauce');
});

/** Gives the sandbox's customer recognisable values. */
async function nameEverything(context: BrowserContext): Promise<void> {
  await context.route(/\/slot-reservations\?/, async (route) => {
    const response = await route.fetch();
    const reservations = await response.json();
    const named = { id: anna.reservationId, addressId: anna.addressId };
    const json = Array.isArray(reservations)
      ? reservations.map((reservation) => ({ ...reservation, ...named }))
      : reservations;
    await route.fulfill({ response, json });
  });
  await context.route(`**/addresses/${anna.addressId}`, (route) =>
    route.fulfill({
      json: { id: anna.addressId, ...anna.address },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
}

/** Types a term, waits for the request for suggestions, searches, and empties the search box. */
async function searchFor(header: Header, term: string): Promise<void> {
  const page = header.root.page();
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('term') === term);
  await header.searchBox.fill('');
  await header.searchBox.pressSequentially(term);
  await asked;
  await header.searchBox.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${term}”`);
  await header.searchBox.fill('');
}

async function searchForList(header: Header, list: string): Promise<void> {
  const page = header.root.page();
  // A focused search field covers the button.
  await header.searchBox.blur();
  await header.button('Multi-search').click();
  const dialog = page.getByRole('dialog', { name: 'Multi-search' });
  await dialog.getByRole('textbox', { name: 'Your list' }).fill(list);
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Results for \d+ items?$/);
}

const storedLists = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('multisearch'))
      .toSorted(),
  );

/** Records written by the sandbox and the shop's pages, not by the header. */
const othersRecords: readonly (readonly [PageRecord['kind'], name: RegExp])[] = [
  ['cookie', /^sandboxVisitor$/],
  ['analytics', /^page_view$/],
  ['event', /^(?:grocer:)?(?:started_trolley_update|finished_trolley_update|slot_changed|route_changed)$/],
];

const isHeaders = ({ kind, name }: PageRecord): boolean =>
  !othersRecords.some(([others, pattern]) => others === kind && pattern.test(name));

function expectNoBreach({ Logged: logged = [], ...others }: PrivacyTables, visit: VisitRecord): void {
  const values = valuesOf(visit.tokens());
  const sent = visit.requests.map(asSent);
  const visited = visit.addresses.map((url) => ({ method: 'GET', url, headers: {}, body: '' }));
  const shopsOwn = ({ method, url, headers }: SentRequest) =>
    headers.breadcrumb === 'shell-host' ||
    /^(?:GET \/shop\/v1\/.*|POST \/ecom\/login)$/.test(`${method} ${new URL(url).pathname}`);
  const isCall = ({ headers }: SentRequest) => headers.breadcrumb === 'site-header';
  const findings = [
    checkRecords({ ...others, Logged: logged }, values, visit.written.filter(isHeaders)),
    checkCalls(others, values, sent.filter(isCall)),
    checkOthers(others, values, [
      ...visited,
      ...sent.filter((request) => !isCall(request) && !shopsOwn(request)),
    ]),
  ];
  expect(findings.flatMap(({ breaches }) => breaches)).toEqual([]);

  // `others` lacks the log's rows: they name values that only a failure's message may contain.
  const rows = Object.values(others)
    .flat()
    .filter(({ name }) => !notInVisit.includes(name));
  const seen = new Set(findings.flatMap((found) => [...found.seen]));
  const unseen = rows.map(({ name }) => name).filter((name) => !seen.has(name));
  expect(unseen, 'rows of the tables that nothing in the visit fits').toEqual([]);
  const used = new Set(findings.flatMap((found) => [...found.used]));
  const named = rows.flatMap(({ name, cells }) =>
    personalColumns.flatMap((column) => wordsOf(cells[column]).map((word) => `${name} has the ${word}`)),
  );
  const unused = named.filter((name) => !used.has(name));
  expect(unused, 'personal values that the tables name in vain').toEqual([]);
}

function asSent(request: Request): SentRequest {
  const { cookie: _, referer = '', ...headers } = request.headers();
  const isFromSite = URL.canParse(referer) && new URL(referer).origin === new URL(request.url()).origin;
  return {
    method: request.method(),
    url: request.url(),
    headers: { ...headers, ...(!isFromSite && { referer }) },
    body: request.postData() ?? '',
  };
}
