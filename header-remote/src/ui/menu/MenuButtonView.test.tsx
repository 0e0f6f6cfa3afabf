// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MenuButtonView } from './MenuButtonView.tsx';

afterEach(cleanup);

const menuButton = (id: string | undefined, onPress: () => void) => {
  const menu = { id, isOpen: false, isAwaited: false, onPress };
  render(<MenuButtonView current={false} href={null} look="groceries" menu={menu} name="Groceries" />);
  return screen.getByRole('button', { name: 'Groceries' });
};

describe('MenuButtonView', () => {
  test('a press that waits for the menu’s code has no default action, which would close the menu at once', () => {
    const onPress = vi.fn();
    const isDefaultLeft = fireEvent.click(menuButton(undefined, onPress));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(isDefaultLeft).toBe(false);
  });

  test('once the menu is there, the browser opens it', () => {
    const onPress = vi.fn();
    const isDefaultLeft = fireEvent.click(menuButton('menu', onPress));
    expect(onPress).not.toHaveBeenCalled();
    expect(isDefaultLeft).toBe(true);
  });
});
