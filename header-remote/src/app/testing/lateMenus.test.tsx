// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountMenu, accountMenu } from '../../features/account-menu/AccountMenu.tsx';
import { MobileMenu, mobileMenu } from '../../features/mobile-menu/MobileMenu.tsx';
import type { LazyModule } from '../../platform/createLazyModule.ts';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import { setSessionAtom } from '../../state/session/session.ts';
import { fakeDialogs } from '../../ui/testing/fakeDialogs.ts';
import { fakePopovers } from '../../ui/testing/fakePopovers.ts';

const openPopovers = fakePopovers();
fakeDialogs();

beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface LateMenu {
  code: LazyModule<unknown>;
  node: ReactNode;
  name: string;
  /** Where the button leads while the code cannot be loaded. */
  href: string;
  /** The first rows that a guest sees: seven, or all if there are fewer. */
  ofGuest: string[];
  /** A row that only a shopper who is signed in has. */
  ofShopper: string;
  aRow: string;
}

const menus: LateMenu[] = [
  {
    code: accountMenu,
    node: <AccountMenu supportUserBar={null} />,
    name: 'My account',
    href: '/ecom/myaccount',
    ofGuest: ['Account overview', 'My orders', 'Favourites', 'Lists'],
    ofShopper: 'Sign out',
    aRow: 'Lists',
  },
  {
    code: mobileMenu,
    node: <MobileMenu content={() => null} logo={null} />,
    name: 'Menu',
    href: '/ecom/shop/browse/groceries',
    ofGuest: ['Sign in', 'Register', 'Groceries', 'Entertaining', 'Offers', 'New', 'Recipes'],
    ofShopper: 'Favourites',
    aRow: 'Recipes',
  },
];

const menu = () => document.querySelector<HTMLElement>('[popover]') as HTMLElement;
const isOpen = () => openPopovers.has(menu()) || menu().hasAttribute('open');
const rows = () =>
  [...menu().querySelectorAll('a')]
    .filter((row) => !row.closest('[data-grocer-hidden]'))
    .map(({ textContent }) => textContent);

const failing = () => Promise.reject(new Error('down'));
const pending = () => new Promise<never>(() => {});

describe.each(menus)('the menu of “$name”', ({ code, node, name, href, ofGuest, ofShopper, aRow }) => {
  const { load: realLoad } = code;
  const opener = () => screen.getByRole('button', { name });
  const isBusy = () => opener().hasAttribute('aria-busy');
  const inStore = (store = createStore()) => <Provider store={store}>{node}</Provider>;

  /** Presses the button. The browser toggles the popover unless the script prevents it. */
  const press = () => {
    if (fireEvent.click(opener())) menu().togglePopover();
  };

  const loadBy = (load: LazyModule<unknown>['load']) => {
    vi.spyOn(code, 'load').mockImplementation(load);
    vi.spyOn(code, 'loaded', 'get').mockReturnValue(undefined);
  };

  /** Hydrates a page that the server rendered for a guest, then signs the shopper in. */
  async function openServersPage(load = realLoad) {
    const onServer = createStore();
    onServer.set(serverMenuAtom, { isRendering: true });
    await realLoad();
    const page = document.body.appendChild(document.createElement('main'));
    page.innerHTML = renderToString(inStore(onServer));
    loadBy(load);
    const store = createStore();
    const root = await act(() => hydrateRoot(page, inStore(store)));
    await act(() =>
      store.set(setSessionAtom, { kind: 'signed-in', customerId: '1', isSignedOnAsCustomer: false }),
    );
    return () => act(() => root.unmount());
  }

  test('is the server’s, untouched by hydration and by the session', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const unmount = await openServersPage();

    expect(rows().slice(0, 7)).toEqual(ofGuest);
    expect(consoleError).not.toHaveBeenCalled();
    await unmount();
  });

  test('opens as the server’s while its code loads, and a press in it closes it', async () => {
    const unmount = await openServersPage(pending);

    press();
    expect(isOpen()).toBe(true);
    expect(isBusy()).toBe(false);
    fireEvent.click(screen.getByText(aRow));

    expect(isOpen()).toBe(false);
    await unmount();
  });

  test.each(['pointerEnter', 'focus'] as const)('is that of the session after %s', async (intent) => {
    const unmount = await openServersPage();

    fireEvent[intent](opener());

    await waitFor(() => expect(rows()).toContain(ofShopper));
    expect(isOpen()).toBe(false);
    await unmount();
  });

  test('stays the server’s if its code cannot be loaded', async () => {
    const unmount = await openServersPage(failing);

    press();
    await vi.dynamicImportSettled();
    expect(isOpen()).toBe(true);
    expect(rows().slice(0, 7)).toEqual(ofGuest);

    press();
    expect(isOpen()).toBe(false);
    await unmount();
  });

  test('without the server’s markup opens complete after a press, when its code has loaded', async () => {
    const loading = Promise.withResolvers<void>();
    loadBy(() => loading.promise.then(realLoad));
    render(inStore());

    press();
    expect([isBusy(), isOpen()]).toEqual([true, false]);
    loading.resolve();

    await waitFor(() => expect(isOpen()).toBe(true));
    expect(rows()).toContain(aRow);
    expect(isBusy()).toBe(false);
  });

  test('is a link without the server’s markup and without its code', async () => {
    loadBy(failing);
    render(inStore());

    press();

    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  });
});
