// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import { setSessionAtom } from '../../state/session/session.ts';
import { fakePopovers } from '../../ui/testing/fakePopovers.ts';
import { AccountMenu, accountMenu } from './AccountMenu.tsx';

type Store = ReturnType<typeof createStore>;

const openPopovers = fakePopovers();

beforeEach(() => {
  document.body.replaceChildren();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const menuIn = (store: Store) => (
  <Provider store={store}>
    <AccountMenu supportUserBar={null} />
  </Provider>
);
const opener = () => screen.getByRole('button', { name: 'My account' });
const menu = () => document.querySelector('ul[popover]') as HTMLElement;
const isOpen = () => openPopovers.has(menu());
const rows = () => [...menu().querySelectorAll('a')].map((row) => row.textContent);
const signOut = () => screen.getByText('Sign out').closest('li') as HTMLElement;

/** Presses the button. Returns whether the browser would then toggle the menu. */
const press = () => fireEvent.click(opener());

const { load: realLoad } = accountMenu;
const failing = () => Promise.reject(new Error('down'));
const pending = () => new Promise<never>(() => {});

describe('the markup of a server', () => {
  /** Hydrates a server's page, then signs the shopper in. */
  async function openPage({ load = realLoad } = {}) {
    const page = document.body.appendChild(document.createElement('ul'));
    const onServer = createStore();
    onServer.set(serverMenuAtom, { isRendering: true });
    await realLoad();
    page.innerHTML = renderToString(menuIn(onServer));
    vi.spyOn(accountMenu, 'load').mockImplementation(load);
    const store = createStore();
    const root = await act(() => hydrateRoot(page, menuIn(store)));
    const session = { kind: 'signed-in', customerId: '100001', isSignedOnAsCustomer: false } as const;
    await act(() => store.set(setSessionAtom, session));
    return () => act(() => root.unmount());
  }

  test('stays in the page, untouched by hydration and by the session', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const unmount = await openPage();

    expect(rows()).toEqual(['Account overview', 'My orders', 'Favourites', 'Lists', 'Sign out']);
    expect(signOut().hasAttribute('data-grocer-hidden')).toBe(true);
    expect(String(consoleError.mock.calls)).not.toMatch(/hydrat/i);
    await unmount();
  });

  test('is what a press opens while the code loads, and a press in it closes it', async () => {
    const unmount = await openPage({ load: pending });

    expect(press()).toBe(true);
    expect(opener().hasAttribute('aria-busy')).toBe(false);
    menu().showPopover();
    fireEvent.click(screen.getByText('Lists'));

    expect(isOpen()).toBe(false);
    await unmount();
  });

  test.each([
    ['pointer', () => fireEvent.pointerEnter(opener())],
    ['focus', () => fireEvent.focus(opener())],
  ])('is replaced by rows of the session when the %s is on the button', async (_, intend) => {
    const unmount = await openPage();

    intend();

    await waitFor(() => expect(signOut().hasAttribute('data-grocer-hidden')).toBe(false));
    expect(isOpen()).toBe(false);
    await unmount();
  });

  test('keeps working if the code cannot be loaded', async () => {
    const unmount = await openPage({ load: failing });

    press();
    await vi.dynamicImportSettled();

    expect(press()).toBe(true);
    expect(rows()).toContain('Lists');
    await unmount();
  });
});

describe('without the markup of a server', () => {
  test('a press waits for the code and opens the complete menu', async () => {
    const loading = Promise.withResolvers<void>();
    vi.spyOn(accountMenu, 'load').mockImplementation(() => loading.promise.then(realLoad));
    render(menuIn(createStore()));

    expect(press()).toBe(false);
    expect(opener().getAttribute('aria-busy')).toBe('true');
    expect(isOpen()).toBe(false);
    loading.resolve();

    await waitFor(() => expect(isOpen()).toBe(true));
    expect(rows()).toContain('Sign out');
    expect(opener().hasAttribute('aria-busy')).toBe(false);
    expect(press()).toBe(true);
  });

  test('the button is a link to the account while the code cannot be loaded', async () => {
    vi.spyOn(accountMenu, 'load').mockImplementation(failing);
    render(menuIn(createStore()));

    press();

    const link = await screen.findByRole('link', { name: 'My account' });
    expect(link.getAttribute('href')).toBe('/ecom/myaccount');
  });
});
