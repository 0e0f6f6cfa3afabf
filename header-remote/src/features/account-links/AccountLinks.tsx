import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { idPrefixAtom, routesAtom, signedOutLinksAtom } from '../../state/page/page.ts';
import { accountMenuAtom } from '../../state/session/accountMenu.ts';
import { looksSignedInAtom, signOutAtom } from '../../state/session/session.ts';
import { AccountLinksView } from './AccountLinksView.tsx';

export function AccountLinks({ returnToAdmin }: { returnToAdmin: ReactNode }) {
  const routes = useAtomValue(routesAtom);
  const signedOutLinks = useAtomValue(signedOutLinksAtom);
  const idPrefix = useAtomValue(idPrefixAtom);
  const menu = useAtomValue(accountMenuAtom);
  const hidesSignOut = useAtomValue(signOutAtom) === 'unknown';
  return useAtomValue(looksSignedInAtom) ? (
    <AccountLinksView
      favourites={routes.favourites()}
      hidesSignOut={hidesSignOut}
      idPrefix={idPrefix}
      menu={menu}
      myOrders={routes.myOrders()}
      returnToAdmin={returnToAdmin}
      session="in"
    />
  ) : (
    <AccountLinksView {...signedOutLinks} session="out" />
  );
}
