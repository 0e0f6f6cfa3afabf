import { atom } from 'jotai';
import type { ComponentType, ReactNode, RefObject } from 'react';

export interface AccountRowsProps {
  menuRef: RefObject<HTMLElement | null>;
  menuId: string;
  /** The last row, for a support user only (behaviour/account#24). */
  returnToAdmin?: ReactNode;
}

/**
 * The rows of the account menu, for the render on a server. In the browser their code loads on the first intent, and its
 * first render leaves the server's markup as it is (behaviour/loading#66).
 */
export const accountRowsAtom = atom<{ AccountRows?: ComponentType<AccountRowsProps> }>({});
