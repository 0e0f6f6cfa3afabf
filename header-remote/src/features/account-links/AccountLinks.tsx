import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { linkIconAtom } from '../../state/menu/taxonomy/rootLinks.ts';
import { idPrefixAtom, routesAtom, signedOutLinksAtom } from '../../state/page/page.ts';
import { accountMenuAtom } from '../../state/session/accountMenu.ts';
import { looksSignedInAtom, signOutAtom } from '../../state/session/session.ts';
import { AccountLinksView } from './AccountLinksView.tsx';

export function AccountLinks({ returnToAdmin }: { returnToAdmin: ReactNode }) {
  const routes = useAtomValue(routesAtom);
  const links = useAtomValue(signedOutLinksAtom);
  const idPrefix = useAtomValue(idPrefixAtom);
  const menu = useAtomValue(accountMenuAtom);
  const hidesSignOut = useAtomValue(signOutAtom) === 'unknown';
  const linkIcon = useAtomValue(linkIconAtom);
  return useAtomValue(looksSignedInAtom) ? (
    <AccountLinksView
      {...linkIcon}
      favourites={routes.favourites()}
      hidesSignOut={hidesSignOut}
      idPrefix={idPrefix}
      menu={menu}
      myOrders={routes.myOrders()}
      returnToAdmin={returnToAdmin}
      session="in"
    />
  ) : (
    <AccountLinksView links={links} session="out" />
  );
}
