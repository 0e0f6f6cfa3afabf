import { atom } from 'jotai';

/** The first level of Groceries in the server's HTML. */
export interface ServerMenu {
  /** The rows, while a server renders. The browser finds them in the page. */
  markup?: string;
}

/** `null`: the HTML has no rows, so Groceries is a link until the header's script has come (behaviour/menus#52). */
export const serverMenuAtom = atom<ServerMenu | null>(null);
