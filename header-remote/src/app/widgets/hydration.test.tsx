// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://shop.example/ecom/beforeYouGo"}
import type { ScenarioName } from '@grocer/sandbox';
import { type HeaderOptions, lastEvent, type Taxonomy } from '@grocer/shared-contracts';
import { aCategory, aTaxonomy, contentFragmentBody } from '@grocer/shared-contracts/fixtures';
import type { WidgetName } from '@grocer/shared-contracts/host';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setCookie } from '../../platform/cookies/testing/setCookie.ts';
import { aShop } from '../../services/testing/aShop.ts';
import { renderFragment } from '../fragment/renderFragment.tsx';
import { mount } from './mount.tsx';
import { aPage, patiently } from './testing/aPage.ts';

const shop = aShop();
const menus = { taxonomy: aTaxonomy(), seasonal: contentFragmentBody() };
const page = aPage();
let hosts: Record<string, HTMLElement>;
let areMenusKnown: boolean;
/** The number of pages that were opened. Each test opens one. */
let pages = 0;

beforeEach(() => {
  pages += 1;
  hosts = { Header: page.host };
});
afterEach(() => setTokenSession(false));

const setTokenSession = (present: boolean) => setCookie(`X-Has-Token-Session=${present}`);

/** Each page's calls carry its name, because a call of the last page may arrive late. */
const appName = () => `page-${pages}`;

const options = (): HeaderOptions => ({
  services: { origin: shop.origin },
  path: '/ecom/beforeYouGo',
  config: { appName: appName() },
});

interface ServerPage {
  hasTokenSession?: boolean;
  lastValues?: string | undefined;
  menusKnown?: boolean;
  path?: string;
  options?: HeaderOptions;
  taxonomy?: Taxonomy;
}

/** Opens a server's page with a fragment. Returns the fragment's header. */
function openPage(served: ServerPage): Element {
  const { hasTokenSession = false, lastValues, menusKnown = true, path = '/ecom/beforeYouGo' } = served;
  areMenusKnown = menusKnown;
  page.host.innerHTML = renderFragment({
    options: served.options ?? options(),
    path,
    origin: 'https://shop.example',
    hasTokenSession,
    lastValues,
    styles: { href: 'http://remote/widgets.css', css: '' },
    menus: menusKnown ? { ...menus, ...(served.taxonomy && { taxonomy: served.taxonomy }) } : undefined,
  });
  return page.host.querySelector('header') as Element;
}

function mountNow(name: WidgetName, widgetOptions: HeaderOptions = options()): void {
  hosts[name] ??= document.body.appendChild(document.createElement('div'));
  page.mounted.push(mount(name, hosts[name], widgetOptions));
}

const navigationRow = () => hosts.Header?.querySelector('[aria-label=Primary]');

const seasonalRequests = () =>
  shop.received.filter(({ path, headers }) => path.includes('seasonal') && headers.breadcrumb === appName());

const servicesHaveAnswered = () =>
  vi.waitFor(() => {
    expect(lastEvent('session')).toBeDefined();
    expect(lastEvent('trolley')).toBeDefined();
    if (!areMenusKnown) expect(seasonalRequests()).toHaveLength(1);
  }, patiently);

const allHaveRendered = () => Promise.all(page.mounted.map(({ rendered }) => rendered));

/** The waits before the next widget is mounted, by name. */
const delays: Record<string, () => Promise<unknown>> = {
  'in the same task': async () => {},
  'after the render of the one before': allHaveRendered,
  'after the services have answered': servicesHaveAnswered,
};

const orders: WidgetName[][] = [
  ['Header', 'CheckoutButton', 'MultiSearch'],
  ['CheckoutButton', 'Header', 'MultiSearch'],
  ['CheckoutButton', 'MultiSearch', 'Header'],
  ['AmendBar', 'AppBanner', 'Header'],
];

interface Visitor extends ServerPage {
  who: string;
  scenario: ScenarioName;
  cookie: boolean;
}

const visitors: Visitor[] = [
  { who: 'signed out', scenario: 'anonymous', cookie: false },
  { who: 'signed in', scenario: 'slot-booked', cookie: true, hasTokenSession: true },
  {
    who: 'signed in, with values of the last page',
    scenario: 'slot-booked',
    cookie: true,
    hasTokenSession: true,
    lastValues: '3~7.5GBP~Friday~6_March~9am_-_10am',
  },
  { who: 'signed in, on a cached page of a guest', scenario: 'slot-booked', cookie: true },
];

const cases = visitors.flatMap((visitor) =>
  [true, false].flatMap((menusKnown) =>
    Object.keys(delays).map((when) => ({ ...visitor, menusKnown, when })),
  ),
);

/** By default each case is tested in one of the mount orders, by `pnpm test:full` in all of them. */
const isFullMatrix = process.env.MATRICES === 'full';
const casesOf = (place: number) =>
  cases.filter((_case, index) => isFullMatrix || index % orders.length === place);

describe.each(orders.map((order, place) => ({ order, place })))('$order', ({ order, place }) => {
  test.each(casesOf(place))(
    'hydrates without a message $when: $who, menus known to the server: $menusKnown',
    async (given) => {
      await shop.everyoneIs(given.scenario);
      setTokenSession(given.cookie);
      const header = openPage(given);

      for (const name of order) {
        mountNow(name);
        await delays[given.when]?.();
      }
      await allHaveRendered();
      await servicesHaveAnswered();

      expect([...page.errors, ...page.logged]).toEqual([]);
      expect(hosts.Header?.querySelector('header')).toBe(header);
      // The header shows the page's state, whichever widget has loaded it.
      const link = given.cookie ? 'favourites' : 'login';
      await vi.waitFor(() => {
        expect(hosts.Header?.querySelector(`a[href^="/ecom/${link}"]`)).not.toBeNull();
        // Easter is a guests' menu. A signed-in shopper's own menu replaces it, and there is none outside the season.
        expect(navigationRow()?.textContent.includes('Easter')).toBe(given.menusKnown && !given.cookie);
      }, patiently);
      // The slide-out shows the server's rows until its opener gets the focus.
      const menuDialog = header.querySelector('dialog');
      expect(menuDialog?.textContent.includes('Easter')).toBe(given.menusKnown);
      (menuDialog?.previousElementSibling as HTMLElement | undefined)?.focus();
      await vi.waitFor(() => {
        expect(menuDialog?.querySelector(`a[href^="/ecom/${link}"]`)).not.toBeNull();
        expect(menuDialog?.textContent.includes('Easter')).toBe(given.menusKnown && !given.cookie);
      }, patiently);
      expect([...page.errors, ...page.logged]).toEqual([]);
    },
  );
});

test('a clone of a hydrated header is replaced by a header that works, without a message', async () => {
  openPage({});
  mountNow('Header');
  await servicesHaveAnswered();
  await allHaveRendered();
  const clone = hosts.Header?.cloneNode(true) as HTMLElement;
  const cloned = clone.querySelector('header');

  hosts.Header?.replaceWith(clone);
  hosts.Header = clone;
  mountNow('Header');
  page.mounted[0]?.unmount();
  await allHaveRendered();

  expect([...page.errors, ...page.logged]).toEqual([]);
  expect(clone.contains(cloned)).toBe(false);
  expect(document.querySelectorAll('header')).toHaveLength(1);
});

describe('a header that hydrates late', () => {
  const afterTheButton = async (header?: HeaderOptions) => {
    mountNow('CheckoutButton');
    await servicesHaveAnswered();
    mountNow('Header', header);
    await allHaveRendered();
  };
  const links = () =>
    [...(hosts.Header?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

  test('shows the session, the slot and the trolley that another widget has loaded', async () => {
    await shop.everyoneIs('slot-booked');
    setTokenSession(true);
    const header = openPage({});

    await afterTheButton();

    expect([...page.errors, ...page.logged]).toEqual([]);
    expect(hosts.Header?.querySelector('header')).toBe(header);
    expect(links()).toContain('/ecom/favourites');
    await vi.waitFor(() => expect(hosts.Header?.textContent).toContain('£57.61'), patiently);
  });

  test('shows the page that the host names', async () => {
    openPage({ path: '/ecom/recipes' });

    await afterTheButton({ ...options(), path: '/ecom/favourites' });

    expect([...page.errors, ...page.logged]).toEqual([]);
    expect(links()).toContain('/ecom/login?redirect=%2Fecom%2Ffavourites');
  });

  test('may have other options than the widgets before it', async () => {
    const ownOptions = { ...options(), config: { root: '/market' } };
    const header = openPage({ options: ownOptions });

    await afterTheButton(ownOptions);

    expect([...page.errors, ...page.logged]).toEqual([]);
    expect(hosts.Header?.querySelector('header')).toBe(header);
    expect(links()).toContain('/market/recipes');
  });

  test('hydrates the links of further roots, which the server’s HTML has in place of fixed ones', async () => {
    const welcome = aCategory({ id: 'welcome', url: null, categoryIds: ['join'] });
    const join = aCategory({ id: 'join', name: 'Join us', url: '/ecom/join' });
    const ownOptions = { ...options(), config: { menuRoots: { unauthenticatedAccount: 'welcome' } } };
    const header = openPage({ options: ownOptions, taxonomy: { categories: [welcome, join] } });
    expect(links()).toContain('/ecom/join');

    await afterTheButton(ownOptions);

    expect([...page.errors, ...page.logged]).toEqual([]);
    expect(hosts.Header?.querySelector('header')).toBe(header);
  });
});
