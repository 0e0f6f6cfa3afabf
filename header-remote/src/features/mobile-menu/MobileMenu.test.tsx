// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnalyticsEvent, connectAnalyticsAtom } from '../../state/analytics/events.ts';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import { setHasTokenSessionAtom } from '../../state/session/session.ts';
import { beginSlotWorkAtom, type SlotState } from '../../state/slot/slot.ts';
import { aBookedSlot } from '../../state/testing/aStore.ts';
import { fakePopovers } from '../../ui/testing/fakePopovers.ts';
import { MobileMenu, mobileMenu } from './MobileMenu.tsx';

type Store = ReturnType<typeof createStore>;

const openPopovers = fakePopovers();

// Importing the code of the slide-out takes longer than a test waits for it.
beforeAll(async () => void (await mobileMenu.load()));

/** jsdom has dialogs without methods. */
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
  document.body.replaceChildren();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const menuIn = (store: Store) => (
  <Provider store={store}>
    <MobileMenu content={() => null} logo={null} />
  </Provider>
);
const burger = () => screen.getByRole('button', { name: 'Menu' });
const menuDialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const isPopover = () => openPopovers.has(menuDialog());
const rows = () => [...menuDialog().querySelectorAll('a')].map((row) => row.textContent);

/** A page without a server's markup, with the menu open. */
const openMenu = async (slot: SlotState) => {
  const store = createStore();
  store.set(beginSlotWorkAtom)(slot);
  render(menuIn(store));
  fireEvent.click(burger());
  await waitFor(() => expect(menuDialog().open).toBe(true));
  return { store, entry: screen.getByRole('link', { name: /Slot$/ }) };
};

const slotEntry = async (slot: SlotState) => {
  const { entry } = await openMenu(slot);
  return [entry.textContent, entry.getAttribute('href')];
};

/** Names of the events that a press of the slot row sends, with their location. */
const eventsOfSlotRow = async (slot: SlotState) => {
  const { store, entry } = await openMenu(slot);
  const tracked: AnalyticsEvent[] = [];
  store.set(connectAnalyticsAtom, (event) => void tracked.push(event));
  fireEvent.click(entry);
  return tracked.map(({ name, payload }) => ('location' in payload ? `${name} ${payload.location}` : name));
};

const booked = aBookedSlot({ slotType: 'DELIVERY' });
const withoutTime = aBookedSlot({ slotType: 'DELIVERY', startDateTime: null });

describe('MobileMenu', () => {
  test('a booked slot with a time and a type can be changed on the page of its type', async () => {
    expect(await slotEntry(booked)).toEqual(['Change Slot', '/ecom/bookslot/delivery']);
  });

  test.each([
    ['no slot', { kind: 'none' } as const],
    ['a slot that could not be loaded', { kind: 'failed', error: new Error('down') } as const],
    ['a slot without a type', aBookedSlot({ slotType: 'UNDEFINED' })],
    ['a slot without a time', withoutTime],
  ])('%s: the menu offers to book one', async (_, slot) => {
    expect(await slotEntry(slot)).toEqual(['Book Slot', '/ecom/serviceselection']);
  });

  test.each([
    ['Change Slot', booked, ['click_megamenu', 'slot_change_click menu']],
    ['Book Slot', { kind: 'none' } as const, ['click_megamenu', 'slot_book_click menu']],
    [
      'of a slot that could not be loaded',
      { kind: 'failed', error: new Error() } as const,
      ['click_megamenu'],
    ],
    ['of a slot without a time', withoutTime, ['click_megamenu']],
  ])('the row %s is tracked: the slot’s error state sends no event of the slot', async (_, slot, events) => {
    expect(await eventsOfSlotRow(slot)).toEqual(events);
  });
});

describe('the markup of a server', () => {
  /** Hydrates a page that the server rendered for a guest, then signs the shopper in. */
  async function openPage({ load = realLoad } = {}) {
    const page = document.body.appendChild(document.createElement('main'));
    const onServer = createStore();
    onServer.set(serverMenuAtom, { isRendering: true });
    await realLoad();
    page.innerHTML = renderToString(menuIn(onServer));
    vi.spyOn(mobileMenu, 'load').mockImplementation(load);
    vi.spyOn(mobileMenu, 'loaded', 'get').mockReturnValue(undefined);
    const store = createStore();
    const root = await act(() => hydrateRoot(page, menuIn(store)));
    await act(() => store.set(setHasTokenSessionAtom, true));
    return { store, unmount: () => act(() => root.unmount()) };
  }
  const realLoad = mobileMenu.load;
  const failing = () => Promise.reject(new Error('down'));
  const pending = () => new Promise<never>(() => {});

  test('stays in the page, untouched by hydration and by the shopper’s state', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { unmount } = await openPage();

    expect(rows().slice(0, 3)).toEqual(['Sign in', 'Register', 'Groceries']);
    expect(consoleError).not.toHaveBeenCalled();
    await unmount();
  });

  test('is what a press opens while the code loads, and a press in it closes it', async () => {
    const { unmount } = await openPage({ load: pending });

    fireEvent.click(burger());
    expect(isPopover()).toBe(true);
    expect(burger().hasAttribute('aria-busy')).toBe(false);
    fireEvent.click(screen.getByText('Recipes'));

    expect(isPopover()).toBe(false);
    await unmount();
  });

  test('is replaced by rows of the shopper’s state on the first intent', async () => {
    const { unmount } = await openPage();

    fireEvent.focus(burger());

    await waitFor(() => expect(rows()).not.toContain('Sign in'));
    expect(rows()).toContain('Favourites');
    expect(menuDialog().open).toBe(false);
    await unmount();
  });

  test('keeps working if the code cannot be loaded', async () => {
    const { unmount } = await openPage({ load: failing });

    fireEvent.click(burger());
    await vi.dynamicImportSettled();

    expect(isPopover()).toBe(true);
    expect(burger()).toBeDefined();
    await unmount();
  });
});

describe('without the markup of a server', () => {
  test('a press waits for the code and opens the complete menu', async () => {
    const loading = Promise.withResolvers<void>();
    const { load } = mobileMenu;
    vi.spyOn(mobileMenu, 'load').mockImplementation(() => loading.promise.then(load));
    vi.spyOn(mobileMenu, 'loaded', 'get').mockReturnValue(undefined);
    render(menuIn(createStore()));

    fireEvent.click(burger());
    expect(burger().getAttribute('aria-busy')).toBe('true');
    expect(menuDialog().open).toBe(false);
    loading.resolve();

    await waitFor(() => expect(menuDialog().open).toBe(true));
    expect(rows()).toContain('Recipes');
    expect(burger().hasAttribute('aria-busy')).toBe(false);
  });

  test('the burger is a link to the shop’s start while the code cannot be loaded', async () => {
    vi.spyOn(mobileMenu, 'load').mockImplementation(() => Promise.reject(new Error('down')));
    vi.spyOn(mobileMenu, 'loaded', 'get').mockReturnValue(undefined);
    render(menuIn(createStore()));

    fireEvent.click(burger());

    const link = await screen.findByRole('link', { name: 'Menu' });
    expect(link.getAttribute('href')).toBe('/ecom/shop/browse/groceries');
  });
});
