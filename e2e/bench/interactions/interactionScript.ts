import type { Page } from 'playwright';

type Interaction = () => Promise<void>;

/** 60 presses and keystrokes in the header of a signed-in shopper with a slot. Each is one interaction. */
export function interactionScript(page: Page): Interaction[] {
  const header = page.getByRole('banner');
  const press = (name: string | RegExp) => () => header.getByRole('button', { name, exact: true }).click();
  const key = (name: string) => () => page.keyboard.press(name);
  const times = (count: number, name: string) => Array.from({ length: count }, () => key(name));
  const type = (text: string) => [...text].map(key);
  // On a slow network its code comes later, and keys that come before it go elsewhere.
  const openMultiSearch = async () => {
    await press('Multi-search')();
    await page.getByRole('dialog', { name: 'Multi-search' }).waitFor();
  };
  const script = [
    press('Groceries'),
    press('Fresh & chilled'),
    press('Fruit'),
    press('Bakery'),
    key('Escape'),
    press('Groceries'),
    key('Tab'),
    key('Escape'),
    press('My account'),
    key('Escape'),
    press(/^Slot details/),
    key('Escape'),
    () => header.getByRole('combobox', { name: 'Search groceries' }).click(),
    ...type('sourdough bread'),
    ...times(4, 'ArrowDown'),
    ...times(2, 'ArrowUp'),
    ...times(6, 'Backspace'),
    press('Clear search'),
    ...type('milk'),
    key('Escape'),
    openMultiSearch,
    ...type('oats, rice'),
    key('Escape'),
    press('Groceries'),
    key('Escape'),
  ];
  if (script.length !== 60) throw new Error(`the script has ${script.length} interactions`);
  return script;
}
