/**
 * Presses real keys through the browser, because a dispatched event would not close a dialog. Works in the
 * test runner only.
 *
 * @returns false in Storybook itself, where nothing is pressed
 */
export async function pressKeys(keys: string): Promise<boolean> {
  if (!('__vitest_browser__' in globalThis)) return false;
  const { userEvent } = await import('vitest/browser');
  await userEvent.keyboard(keys);
  return true;
}
