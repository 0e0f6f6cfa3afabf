import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Release } from '../../../contracts/release.ts';
import type { LoadHeader } from '../../browser/mountModule.ts';
import { HeaderSlot } from '../HeaderSlot.tsx';

/** What happened on the page of a test: calls of the header, console errors and React roots. Reset before each test. */
export const observed: { log: string[]; consoleErrors: unknown[][]; roots: Root[] } = {
  log: [],
  consoleErrors: [],
  roots: [],
};
export const app = document.createElement('div');

export function aPageForEachTest(): void {
  beforeEach(() => {
    Object.assign(observed, { log: [], consoleErrors: [], roots: [] });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation((...words) => void observed.consoleErrors.push(words));
    document.body.replaceChildren(app);
    app.replaceChildren();
  });
  afterEach(async () => {
    await act(async () => {
      for (const root of observed.roots) root.unmount();
    });
    await later(1);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

export const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Loads a fake header that logs its calls and, like the real one, takes over the typed text of a fragment. */
export const load: LoadHeader = async () => ({
  release: {} as Release,
  mount(_widget, element, options) {
    observed.log.push('mount');
    const found = element.querySelector('[data-grocer]');
    const header = Object.assign(document.createElement('div'), { textContent: 'the header' });
    header.dataset.grocer = 'mounted';
    const input = found?.querySelector('input');
    if (input) header.append(Object.assign(document.createElement('input'), { value: input.value }));
    if (found) found.replaceWith(header);
    else element.append(header);
    observed.log.push(`path ${options?.path}`);
    return {
      rendered: Promise.resolve(),
      update: ({ path }) => void observed.log.push(`path ${path}`),
      unmount() {
        observed.log.push('unmount');
        header.remove();
      },
    };
  },
});

/** A slot that is not the first element of the app: it adopts the fragment at once. */
export const slotAt = (path: string, loader: LoadHeader = load) => <div>{firstSlotAt(path, loader)}</div>;

/** A slot that is the first element of the app. */
export const firstSlotAt = (path: string, loader: LoadHeader = load) => (
  <HeaderSlot load={loader} options={{ path }} remote="https://header.example/stable/" />
);

/** Adds a fragment before the app's root, as in a client-rendered host. */
export const fragmentBeforeApp = () => {
  const element = document.createElement('div');
  element.id = 'grocer-header';
  element.innerHTML = '<style data-href="w.css"></style><div data-grocer="1"><input name="searchTerm"></div>';
  app.before(element);
  return element;
};

export async function render(children: ReactNode, root = createRoot(app)) {
  if (!observed.roots.includes(root)) observed.roots.push(root);
  await act(async () => root.render(children));
  await later(1);
  return root;
}

export const input = () => document.querySelector('input') as HTMLInputElement;
export const slot = () => app.querySelector('[data-grocer-slot]') as HTMLElement;
