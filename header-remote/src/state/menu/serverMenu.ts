import { atom } from 'jotai';

/** The categories in the server's HTML. */
export interface ServerMenu {
  /**
   * The markup of the first level of Groceries. Empty in the browser, which finds it in the page; absent without categories:
   * then Groceries is a link until the header's script has come (behaviour/menus#52).
   */
  groceries?: string;
  /** The levels of the slide-out, on the server only. */
  levels?: { markup: string; roots: readonly string[] };
}

export const serverMenuAtom = atom<ServerMenu>({});
