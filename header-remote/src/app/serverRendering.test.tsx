// @vitest-environment node
/// <reference types="vite/client" />
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { JSDOM } from 'jsdom';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Every story of every component: each state that a designer can see is one that a server can render. */
const stories = Object.entries(
  // The whole header with its services is rendered and taken over in mount.test.tsx.
  import.meta.glob(['../**/*.stories.tsx', '!./Header.stories.tsx'], { eager: true }),
).flatMap(([file, module]) =>
  Object.entries(composeStories(bare(module as StoryModule)))
    // A dialog's code comes when it is opened: no server ever renders it.
    .filter(([, Story]) => !(Story as Composed).parameters.onDemand)
    .map(([name, Story]) => [`${file.replace('../', '')} ${name}`, Story as Composed] as const),
);

type Composed = ComponentType & { parameters: { onDemand?: boolean } };
type StoryModule = { default: Meta } & Record<string, StoryObj>;

/** Without what a story draws round its component: only our own markup has to keep our rules. */
function bare(module: StoryModule): StoryModule {
  const frameless = Object.entries(module).map(([name, { decorators: _frame, ...rest }]) => [name, rest]);
  return Object.fromEntries(frameless) as StoryModule;
}

/** A browser that opens the page which the server sent. */
const browser = new JSDOM('<!doctype html><main></main>', {
  url: 'http://localhost:4000/',
  pretendToBeVisual: true,
});
const main = browser.window.document.querySelector('main') as HTMLElement;
const browserGlobals = [
  'window',
  'document',
  'HTMLElement',
  'HTMLInputElement',
  'Element',
  'Node',
  'Event',
  'AbortController',
] as const;

describe.each(stories)('%s', (_name, Story) => {
  let complaints: unknown[];

  beforeEach(() => {
    complaints = [];
    vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('renders on a server, and a browser takes the markup over as it is', async () => {
    expect(globalThis.window).toBeUndefined();
    const markup = renderToString(<Story />);
    expect(markup).not.toContain(' style=');

    openInBrowser(markup);
    const firstNode = main.firstChild;
    const { hydrateRoot } = await import('react-dom/client');
    const { act } = await import('react');
    const root = await act(() =>
      hydrateRoot(main, <Story />, { onRecoverableError: (error) => complaints.push(error) }),
    );

    expect(complaints).toEqual([]);
    expect(main.firstChild).toBe(firstNode);
    await act(() => root.unmount());
  });
});

function openInBrowser(markup: string): void {
  for (const name of browserGlobals) vi.stubGlobal(name, browser.window[name]);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('IntersectionObserver', SeesNothing);
  vi.stubGlobal('getComputedStyle', browser.window.getComputedStyle.bind(browser.window));
  vi.stubGlobal('ResizeObserver', SeesNothing);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  main.innerHTML = markup;
}

/** jsdom lays nothing out. */
class SeesNothing {
  observe() {}
  unobserve() {}
  disconnect() {}
}
