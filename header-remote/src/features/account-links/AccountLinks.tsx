import { useAtomValue } from 'jotai';
import { idPrefixAtom, routesAtom, signedOutLinksAtom } from '../../state/page/page.ts';
import { accountMenuAtom } from '../../state/session/accountMenu.ts';
import { looksSignedInAtom } from '../../state/session/session.ts';
import { AccountLinksView } from './AccountLinksView.tsx';

export function AccountLinks() {
  const routes = useAtomValue(routesAtom);
  const signedOutLinks = useAtomValue(signedOutLinksAtom);
  const idPrefix = useAtomValue(idPrefixAtom);
  const menu = useAtomValue(accountMenuAtom);
  return useAtomValue(looksSignedInAtom) ? (
    <AccountLinksView
      favourites={routes.favourites()}
      idPrefix={idPrefix}
      menu={menu}
      myOrders={routes.myOrders()}
      session="in"
    />
  ) : (
    <AccountLinksView {...signedOutLinks} session="out" />
  );
}
