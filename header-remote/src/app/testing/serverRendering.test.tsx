// @vitest-environment node
/// <reference types="vite/client" />
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { JSDOM } from 'jsdom';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubLayout } from './stubLayout.ts';

/** All stories but the exceptions below: a server must be able to render each state that a designer can see. */
const stories = Object.entries(
  // The whole header with its services is rendered and hydrated in mount.test.tsx.
  import.meta.glob(['../../**/*.stories.tsx', '!../Header.stories.tsx', '!./situations/*'], { eager: true }),
).flatMap(([file, module]) =>
  Object.entries(composeStories(withoutDecorators(module as StoryModule)))
    // Code that loads on demand, such as a dialog's, is not rendered by a server.
    .filter(([, Story]) => !(Story as Composed).parameters.onDemand)
    .map(([name, Story]) => [`${file.replace('../../', '')} ${name}`, Story as Composed] as const),
);

type Composed = ComponentType & { parameters: { onDemand?: boolean } };
type StoryModule = { default: Meta } & Record<string, StoryObj>;

/** Removes what a story renders around its component: only the header's own markup has to follow the rules. */
function withoutDecorators(module: StoryModule): StoryModule {
  const stories = Object.entries(module).map(([name, { decorators: _decorators, ...rest }]) => [name, rest]);
  return Object.fromEntries(stories) as StoryModule;
}

/** Simulates the browser that opens the server's page. */
const shopPage = { url: 'http://localhost:4000/', pretendToBeVisual: true };
const browser = new JSDOM('<!doctype html><main></main>', shopPage);
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
  let consoleErrors: unknown[];

  beforeEach(() => {
    consoleErrors = [];
    vi.spyOn(console, 'error').mockImplementation((...messages) => void consoleErrors.push(messages));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('renders on a server, and a browser hydrates the markup without changing it', async () => {
    expect(globalThis.window).toBeUndefined();
    const markup = renderToString(<Story />);
    expect(markup).not.toContain(' style=');

    openInBrowser(markup);
    const firstNode = main.firstChild;
    const { hydrateRoot } = await import('react-dom/client');
    const { act } = await import('react');
    const root = await act(() =>
      hydrateRoot(main, <Story />, { onRecoverableError: (error) => consoleErrors.push(error) }),
    );

    expect(consoleErrors).toEqual([]);
    expect(main.firstChild).toBe(firstNode);
    await act(() => root.unmount());
  });
});

function openInBrowser(markup: string): void {
  for (const name of browserGlobals) vi.stubGlobal(name, browser.window[name]);
  stubLayout();
  vi.stubGlobal('getComputedStyle', browser.window.getComputedStyle.bind(browser.window));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  main.innerHTML = markup;
}
