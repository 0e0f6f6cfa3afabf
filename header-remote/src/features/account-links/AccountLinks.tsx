import { useAtomValue } from 'jotai';
import { accountMenuAtom } from '../../state/accountMenu.ts';
import { idPrefixAtom, routesAtom, signedOutLinksAtom } from '../../state/page.ts';
import { signedInLookAtom } from '../../state/session.ts';
import { AccountLinksView } from './AccountLinksView.tsx';

export function AccountLinks() {
  const routes = useAtomValue(routesAtom);
  const signedOutLinks = useAtomValue(signedOutLinksAtom);
  const idPrefix = useAtomValue(idPrefixAtom);
  const menu = useAtomValue(accountMenuAtom);
  return useAtomValue(signedInLookAtom) ? (
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
