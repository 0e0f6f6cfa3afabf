// @vitest-environment jsdom
/// <reference types="vite/client" />
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { stubLayout } from './stubLayout.ts';
import { translate } from './translate.ts';

beforeAll(() => {
  stubLayout();
  Object.assign(Element.prototype, { checkVisibility: () => true });
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
});

type StoryModule = { default: Meta } & Record<string, StoryObj>;
type Component = ComponentType<object>;
type Story = { name: string; args: object };

/**
 * Components whose stories differ in their props only. Leaves out components that have typed text, and dialogs and
 * messages, which are mounted again each time.
 */
const components = Object.entries(
  import.meta.glob(
    [
      '../../{features,ui}/**/*.stories.tsx',
      '!../../features/instant-checkout/order-errors/*',
      '!../../features/mega-menu/MegaMenu{Cards,Rows}.stories.tsx',
      '!../../{features/multi-search,ui/message,ui/modal,ui/textarea}/*',
    ],
    { eager: true },
  ),
).flatMap(([file, module]) => {
  const { component, render: draw } = (module as StoryModule).default;
  const stories = Object.entries(composeStories(module as StoryModule)).flatMap(
    ([name, { args }]): Story[] => (draw || (module as StoryModule)[name]?.render ? [] : [{ name, args }]),
  );
  return component && stories.length > 1
    ? [[file.replace('../../', ''), component as Component, stories] as const]
    : [];
});

/** Without it, each story changes only into the next one, and not back. */
const isFullMatrix = process.env.MATRICES === 'full';

describe.each(components)('on a translated page, %s', (_file, component, stories) => {
  const pairs = stories.flatMap((story, index) => {
    const next = stories[(index + 1) % stories.length] as Story;
    return [[story, next] as const, ...(isFullMatrix ? [[next, story] as const] : [])];
  });

  test.each(pairs.map(([from, to]) => [from.name, to.name, from, to] as const))(
    'changes from %s to %s',
    (_from, _to, from, to) =>
      expectChange(createElement(component, from.args), createElement(component, to.args)),
  );
});

function expectChange(from: ReactElement, to: ReactElement): void {
  const fresh = render(to);
  const expected = textOf(fresh.container);
  fresh.unmount();
  const { container, rerender, unmount } = render(from);
  translate(container);

  rerender(to);

  expect(textOf(container)).toBe(expected);
  unmount();
}

/** The text of the container without the text areas. */
function textOf(container: Element): string {
  const copy = container.cloneNode(true) as Element;
  for (const area of copy.querySelectorAll('textarea')) area.remove();
  return copy.textContent;
}
