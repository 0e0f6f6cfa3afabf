/**
 * Keys that the browser itself answers, as in a reader's hands: what a story dispatches closes no dialog. In the tests
 * only; in Storybook itself the reader has a keyboard.
 */
export async function pressKeys(keys: string): Promise<boolean> {
  if (!('__vitest_browser__' in globalThis)) return false;
  const { userEvent } = await import('vitest/browser');
  await userEvent.keyboard(keys);
  return true;
}
