// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MenuButtonView } from './MenuButtonView.tsx';

afterEach(cleanup);

const menuButton = (menu: { children?: string; markup?: string }, onPress: () => void) => {
  const shell = { id: 'menu', shellRef: createRef<HTMLDivElement>(), isOpen: false, onToggle() {} };
  const ofMenu = { ...shell, ...menu, isAwaited: false, onPress };
  render(<MenuButtonView current={false} href={null} look="groceries" menu={ofMenu} name="Groceries" />);
  return screen.getByRole('button', { name: 'Groceries' });
};

test('a press that waits for the menu’s code has no default action, which would close the menu at once', () => {
  const onPress = vi.fn();
  const isDefaultLeft = fireEvent.click(menuButton({}, onPress));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(isDefaultLeft).toBe(false);
});

test.each([
  ['the panel', { children: 'Fruit' }],
  ['the markup of a server', { markup: '<a href="/fruit">Fruit</a>' }],
])('once %s is there, the browser opens it', (_what, menu) => {
  const onPress = vi.fn();
  const isDefaultLeft = fireEvent.click(menuButton(menu, onPress));
  expect(onPress).not.toHaveBeenCalled();
  expect(isDefaultLeft).toBe(true);
});
