// @vitest-environment jsdom
import { emitEvent, lastEvent, widgetNames } from '@grocer/shared-contracts';
import { aTaxonomy, contentFragmentBody } from '@grocer/shared-contracts/fixtures';
import type { WidgetName } from '@grocer/shared-contracts/host';
import type { ServerAnalyticsEvent } from '@grocer/shared-contracts/host/server';
import { act } from 'react';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { setCookie } from '../../platform/cookies/testing/setCookie.ts';
import { aShop } from '../../services/testing/aShop.ts';
import { renderFragment } from '../fragment/renderFragment.tsx';
import { stampAttribute } from '../runtime/stamp.ts';
import { mount } from './mount.tsx';
import { aPage, patiently } from './testing/aPage.ts';

const page = aPage();
const { host } = page;
const shop = aShop();

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const options = () => ({ services: { origin: shop.origin }, path: '/ecom/shop/browse/groceries' });

const menus = { taxonomy: aTaxonomy(), seasonal: contentFragmentBody() };

const fragmentIn = (change = (html: string) => html, analytics?: ServerAnalyticsEvent[]) => {
  const html = renderFragment({
    options: options(),
    path: '/ecom/shop/browse/groceries',
    origin: 'http://localhost:3000',
    hasTokenSession: false,
    styles: { href: 'http://remote/widgets.css', css: '' },
    menus,
    analytics,
  });
  host.innerHTML = change(html);
  return host.querySelector(`[${stampAttribute}]`);
};

const ofAnotherVersion = (html: string) => html.replace('&quot;development&quot;', '&quot;0.0.9&quot;');

const searchBox = () => host.querySelector<HTMLInputElement>('input[name=searchTerm]') as HTMLInputElement;

const currentLink = () => host.querySelector('[aria-current=page]')?.textContent;

const mounted = async (given: object | null = options(), element = host, name: WidgetName = 'Header') => {
  const widget = await act(async () => mount(name, element, given as never));
  page.mounted.push(widget);
  return widget;
};

/** Mounts the header, runs the test, and unmounts the header, which leaves nothing in the page. */
const withHeader = async (test: () => void | Promise<void>) => {
  const widget = await mounted();
  await act(async () => {
    await vi.waitFor(() => expect(lastEvent('session')).toBeDefined());
  });
  await test();
  await act(async () => widget.unmount());
  expect(host.childElementCount).toBe(0);
};

test('gives two headers on a page different ids', async () => {
  const second = document.createElement('div');
  host.after(second);
  const idsIn = (element: Element) => [...element.querySelectorAll('[id]')].map(({ id }) => id);

  await withHeader(async () => {
    await mounted(options(), second);

    expect(idsIn(host)).toContain('grocer-search');
    expect(idsIn(second)).toEqual(idsIn(host).map((id) => id.replace('grocer-', 'grocer-2-')));
    for (const { attributes } of second.querySelectorAll('[popovertarget], [aria-controls], [list]'))
      for (const { value } of attributes) expect(idsIn(host)).not.toContain(value);
  });
});

test('hydrates a fragment of its own version without changing it; typed text, menus and rows of Groceries stay', async () => {
  const header = fragmentIn()?.firstElementChild;
  searchBox().value = 'sourdough';

  await withHeader(() => {
    expect(host.querySelector('header')).toBe(header);
    expect(searchBox().value).toBe('sourdough');
    expect(header?.textContent).toContain('Easter');
    expect(host.querySelector('a[href="/ecom/shop/browse/groceries/bakery"]')).not.toBeNull();
  });

  expect([...page.errors, ...page.logged]).toEqual([]);
});

test('replaces a fragment of another version, and typed text stays', async () => {
  const header = fragmentIn(ofAnotherVersion)?.firstElementChild;
  searchBox().value = 'sourdough';

  await withHeader(() => {
    expect(host.querySelector('header')).not.toBe(header);
    expect(host.querySelectorAll('header')).toHaveLength(1);
    expect(searchBox().value).toBe('sourdough');
  });

  expect([...page.errors, ...page.logged]).toEqual([]);
});

test('a wrong option is reported once, and the header is shown', async () => {
  fragmentIn();
  const wrong = { ...options(), path: 5, config: { root: 7 } } as never;
  const widget = await mounted(wrong);
  await act(async () => widget.update(wrong));

  expect(host.querySelectorAll('header')).toHaveLength(1);
  expect(host.querySelector('a[href="/ecom/recipes"]')).not.toBeNull();
  // The code of the messages loads only when an option is wrong.
  await vi.waitFor(() => expect(page.logged.join()).toContain('option path'), { timeout: 10_000 });
  expect(page.logged.filter((message) => message.includes('option path'))).toHaveLength(1);
});

test.each([[null], ['everything'], [[]]])('is shown with %j as options', async (nonsense) => {
  await mounted(nonsense as never);

  expect(host.querySelectorAll('header')).toHaveLength(1);
});

test('mounting into the same element twice updates the options; a second unmount has no effect', async () => {
  await withHeader(async () => {
    const again = await mounted({ path: '/ecom/recipes' });
    expect(host.querySelectorAll('header')).toHaveLength(1);
    expect(host.querySelector('[aria-current=page]')?.textContent).toBe('Recipes');

    await act(async () => again.unmount());
    const successor = await mounted();
    again.unmount();
    expect(host.querySelectorAll('header')).toHaveLength(1);
    await act(async () => successor.unmount());
  });
});

test.each([
  ['the same options as the header', () => options()],
  ['options without a path', () => ({ services: options().services })],
])('a widget mounted after route_changed, with %s, leaves the page on its new path', async (_, others) => {
  await withHeader(async () => {
    await act(async () => emitEvent('route_changed', { path: '/ecom/recipes' }));
    expect(currentLink()).toBe('Recipes');

    const element = document.body.appendChild(document.createElement('div'));
    const button = await mounted(others(), element, 'CheckoutButton');
    expect(currentLink()).toBe('Recipes');

    await act(async () => button.update({ path: options().path }));
    expect(currentLink(), 'a path that the host names later is newer').not.toBe('Recipes');
  });
});

test('the server’s HTML says in an attribute which release it is', () => {
  expect(fragmentIn()?.querySelector('header[data-grocer-version="development"]')).not.toBeNull();
  host.replaceChildren();
});

test.each(widgetNames)('%s says in an attribute which release it is', async (name) => {
  const content = { type: 'richText', content: [] };
  await mounted({ ...options(), content }, host, name);

  expect(host.querySelector('[data-grocer-version="development"]')).not.toBeNull();
});

test('an element that the host has emptied gets a new header', async () => {
  await withHeader(async () => {
    host.replaceChildren();
    const next = await mounted();

    expect(host.querySelectorAll('header')).toHaveLength(1);
    await act(async () => next.unmount());
  });
});

test('the style sheet of a fragment stays when the fragment’s element is removed', async () => {
  fragmentIn();

  await withHeader(() => {});
  host.replaceChildren();

  expect(document.head.querySelectorAll('style[data-href="http://remote/widgets.css"]')).toHaveLength(1);
});

test('refuses a value that is no element, and a name that is no widget', () => {
  expect(() => mount('Header', null as never)).toThrow('needs a DOM element, got null');
  expect(() => mount('Footer' as 'Header', host)).toThrow('there is no widget "Footer"; there are: Header');
});

test('a host’s router follows the header’s links', async () => {
  const followed: string[] = [];
  const navigate = (url: string) => void followed.push(url);
  await mounted({ ...options(), navigate });
  const click = (link: Element | null) =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  click(host.querySelector('a[href="/ecom/recipes"]'));

  expect(followed).toEqual(['/ecom/recipes']);
});

const pageView: ServerAnalyticsEvent = { name: 'page_view', payload: { title: 'Milk & “honey” </div>' } };

test.each<[what: string, widgets: WidgetName[], change?: (html: string) => string]>([
  ['once if another widget has been mounted before', ['CheckoutButton', 'Header', 'CheckoutButton']],
  ['if the fragment is of another version and is replaced', ['Header'], ofAnotherVersion],
])('the analytics events of the host’s server are sent %s', async (_, widgets, change) => {
  setCookie('cookieConsentAnalytics=true');
  onTestFinished(() => setCookie('cookieConsentAnalytics='));
  fragmentIn(change, [pageView]);
  const sent: object[] = [];
  const analytics = (name: string, payload: object) => void sent.push({ name, payload });

  for (const name of widgets) {
    const element = name === 'Header' ? host : document.body.appendChild(document.createElement('div'));
    await mounted({ ...options(), path: '/ecom/recipes', analytics }, element, name);
  }
  await vi.waitFor(() => expect(lastEvent('session')).toBeDefined(), patiently);

  expect(sent).toMatchObject([{ ...pageView, payload: { ...pageView.payload, pageType: 'content' } }]);
});
