import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import type { LoadHeader } from '../../mountDoor.ts';
import type { Release } from '../../release.ts';
import { HeaderSlot } from '../HeaderSlot.tsx';

/** What a test sees of a page whose app has a slot; each test has a page of its own. */
export const seen: { log: string[]; complaints: unknown[][]; roots: Root[] } = {
  log: [],
  complaints: [],
  roots: [],
};
export const app = document.createElement('div');

export function aPageForEachTest(): void {
  beforeEach(() => {
    Object.assign(seen, { log: [], complaints: [], roots: [] });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation((...words) => void seen.complaints.push(words));
    document.body.replaceChildren(app);
    app.replaceChildren();
  });
  afterEach(async () => {
    await act(async () => {
      for (const root of seen.roots) root.unmount();
    });
    await later(1);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

export const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A header that writes down what is done to it, and that takes over what it finds, as the real one does. */
export const load: LoadHeader = async () => ({
  release: {} as Release,
  mount(_widget, element, options) {
    seen.log.push('mount');
    const found = element.querySelector('[data-grocer]');
    const header = Object.assign(document.createElement('div'), { textContent: 'the header' });
    header.dataset.grocer = 'mounted';
    const input = found?.querySelector('input');
    if (input) header.append(Object.assign(document.createElement('input'), { value: input.value }));
    if (found) found.replaceWith(header);
    else element.append(header);
    seen.log.push(`path ${options?.path}`);
    return {
      rendered: Promise.resolve(),
      update: ({ path }) => void seen.log.push(`path ${path}`),
      unmount() {
        seen.log.push('unmount');
        header.remove();
      },
    };
  },
});

export const slotAt = (path: string, loader: LoadHeader = load) => (
  <HeaderSlot load={loader} options={{ path }} remote="https://header.example/stable/" />
);

/** Fragment before the app's root, as a client-rendered host has it. */
export const fragmentBeforeApp = () => {
  const element = document.createElement('div');
  element.id = 'grocer-header';
  element.innerHTML = '<style data-href="w.css"></style><div data-grocer="1"><input name="searchTerm"></div>';
  app.before(element);
  return element;
};

export async function render(children: ReactNode, root = createRoot(app)) {
  if (!seen.roots.includes(root)) seen.roots.push(root);
  await act(async () => root.render(children));
  await later(1);
  return root;
}

export const input = () => document.querySelector('input') as HTMLInputElement;
export const slot = () => app.querySelector('[data-grocer-slot]') as HTMLElement;
