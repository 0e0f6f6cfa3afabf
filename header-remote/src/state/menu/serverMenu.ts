import { atom } from 'jotai';

/** The menus in the server's HTML. */
export interface ServerMenu {
  /** A server is rendering. It also renders what the browser does not hydrate. */
  isRendering?: true;
  /**
   * The markup of the first level of Groceries. Empty in the browser, which finds it in the page; absent without
   * categories: then Groceries is a link until the header's script has come.
   */
  groceries?: string;
  /** The same for the links of the seasonal menu. */
  seasonal?: string;
  /** The levels of the slide-out, on the server only. */
  levels?: { markup: string; ids: readonly string[] };
}

export const serverMenuAtom = atom<ServerMenu>({});
