// @vitest-environment jsdom
/// <reference types="vite/client" />
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { type ComponentProps, type ComponentType, createElement, createRef, type ReactElement } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { SignedOutLinks } from '../../features/account-menu/AccountLinks.tsx';
import { AccountRowsView } from '../../features/account-menu/AccountRows.tsx';
import { MenuColumn } from '../../features/mega-menu/MenuColumn.tsx';
import { SearchListView } from '../../features/search/combobox/SearchListView.tsx';
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
 * Components whose stories differ in their props only. Without components that have typed text, and without
 * dialogs and messages, which are mounted again each time.
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

describe.each(components)('on a translated page, %s', (_file, component, stories) => {
  const pairs = stories.flatMap((story, index) => {
    const next = stories[(index + 1) % stories.length] as Story;
    return [[story, next] as const, [next, story] as const];
  });

  test.each(pairs.map(([from, to]) => [from.name, to.name, from, to] as const))(
    'changes from %s to %s',
    (_from, _to, from, to) =>
      expectChange(createElement(component, from.args), createElement(component, to.args)),
  );
});

const suggestionsFor = (term: string, rows: readonly string[]) => (
  <SearchListView
    highlighted={-1}
    hrefOf={() => '/'}
    id="list"
    list={{ kind: 'suggestions', rows }}
    onClearAll={() => {}}
    onPick={() => {}}
    onRemove={() => {}}
    panelRef={createRef()}
    term={term}
  />
);

const account = (kind: 'orders' | 'category') => (
  <AccountRowsView
    items={[{ kind, name: 'My orders', href: '/' }]}
    menuId="menu"
    menuRef={createRef()}
    supportUserBar={null}
  />
);

const signedOut = (...names: string[]) => (
  <SignedOutLinks links={names.map((name) => ({ name, href: '/' }))} />
);

type MenuItem = ComponentProps<typeof MenuColumn>['levels'][number]['items'][number];

const menu = (changes: Partial<MenuItem>) => {
  const item = { id: '1', name: 'Bakery', href: '/', opensLevel: false, ...changes } as MenuItem;
  const level = { id: '0', banner: null, name: 'Groceries', items: [item] };
  return <MenuColumn level={0} levels={[level]} onPress={() => {}} openIds={[]} />;
};

test.each([
  ['suggestions for more letters', suggestionsFor('mi', ['milk', 'mint']), suggestionsFor('milk', ['milk'])],
  ['a suggestion without a match', suggestionsFor('milk', ['oat milk']), suggestionsFor('milk', ['cream'])],
  ['a row of the account that gets another icon', account('orders'), account('category')],
  ['links in another order', signedOut('Sign in', 'Register'), signedOut('Register', 'Sign in')],
  ['a category that gets a warning', menu({}), menu({ showWarningIcon: true })],
  ['a category that gets an icon and a name', menu({}), menu({ iconName: 'bread', name: 'Bread' })],
])('on a translated page, %s', (_name, from, to) => expectChange(from, to));

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
