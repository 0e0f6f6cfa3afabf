// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeMenuAtom, groceriesPathAtom } from '../../state/menu/menu.ts';
import { pressItemAtom } from '../../state/menu/pressItem.ts';
import { anOpenMenu, bakery } from '../../state/menu/testing/anOpenMenu.ts';
import { MenuShell } from '../../ui/menu/MenuShell.tsx';
import { fakePopovers } from '../../ui/testing/fakePopovers.ts';
import { GroceriesPanel } from './GroceriesPanel.tsx';
import { MenuPanel } from './MenuPanel.tsx';

const openPopovers = fakePopovers();

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function OpenMenu() {
  const shellRef = useRef<HTMLDivElement>(null);
  return (
    <MenuShell id="menu" onToggle={() => {}} shellRef={shellRef}>
      <MenuPanel id="menu" isOpen onOpenChange={() => {}} opensAtOnce shellRef={shellRef}>
        <GroceriesPanel content={() => null} menuId="menu" shellRef={shellRef} />
      </MenuPanel>
    </MenuShell>
  );
}

/** Presses "Close menu" in an open Groceries menu. The result returns the menu's state after `ms`. */
async function pressCloseMenu({ isDeep = true, prefersReducedMotion = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
  const { store } = await anOpenMenu({ fetchMegaMenuMaster: () => new Promise(() => {}) });
  if (isDeep) store.set(pressItemAtom, bakery, { level: 0, position: 2 });
  render(
    <Provider store={store}>
      <OpenMenu />
    </Provider>,
  );
  const closeButton = screen.getByRole('button', { name: 'Close menu', hidden: true });
  // The browser closes the popover, unless the click handler has prevented it.
  const isLeftToScript = !fireEvent.click(closeButton);
  return (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    return { isOpen: openPopovers.size > 0 && isLeftToScript, depth: store.get(groceriesPathAtom).length };
  };
}

test('"Close menu" shows the first level for 200 ms before the menu closes from a deeper one', async () => {
  const after = await pressCloseMenu();

  expect(after(199)).toEqual({ isOpen: true, depth: 0 });
  expect(after(1)).toEqual({ isOpen: false, depth: 0 });
});

test('with reduced motion, and from the first level, "Close menu" closes the menu at once', async () => {
  expect((await pressCloseMenu({ prefersReducedMotion: true }))(0).isOpen).toBe(false);
  cleanup();
  expect((await pressCloseMenu({ isDeep: false }))(0).isOpen).toBe(false);
});

test('the menu closes when the shopper changes', async () => {
  const { store } = await anOpenMenu({ fetchMegaMenuMaster: () => new Promise(() => {}) });
  const wrapper = (props: object) => <Provider store={store} {...props} />;
  render(<OpenMenu />, { wrapper });
  expect(openPopovers.size).toBe(1);

  act(() => store.set(closeMenuAtom, 'Groceries'));

  expect(openPopovers.size).toBe(0);
});
