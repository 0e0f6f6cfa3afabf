import { useAtomValue } from 'jotai';
import { linkIconAtom } from '../../state/menu/taxonomy/rootLinks.ts';
import { accountMenuAtom } from '../../state/session/accountMenu.ts';
import { signOutAtom } from '../../state/session/session.ts';
import { AccountRowsView } from './AccountRowsView.tsx';
import type { AccountRowsProps } from './accountRowsAtom.ts';

/** The links of the account menu. They load on the first intent; a server renders them. */
export const AccountRows = (props: AccountRowsProps) => (
  <AccountRowsView
    {...props}
    {...useAtomValue(linkIconAtom)}
    hidesSignOut={useAtomValue(signOutAtom) === 'unknown'}
    items={useAtomValue(accountMenuAtom)}
  />
);
