import type { AccountMenuItem } from '../../../state/session/accountMenu.ts';

/** The rows of "My account", in the menu's order; "Sign out" is on level 0 (behaviour/menus#slide-out-account). */
export const accountRows = (menu: readonly AccountMenuItem[]) =>
  menu
    .filter(({ kind }) => kind !== 'sign-out')
    .map((item) => ({ ...item, id: idOf(item), opensLevel: false }));

/** The id of a row in analytics: a category's own, or the kind of a fixed link. */
const idOf = ({ id, kind }: AccountMenuItem): string =>
  id ?? (kind === 'overview' ? 'account-overview' : kind);
