import { useAtomValue } from 'jotai';
import { accountMenuAtom } from '../../state/accountMenu.ts';
import { idPrefixAtom, originAtom, routesAtom, signInAtom } from '../../state/page.ts';
import { signedInLookAtom } from '../../state/session.ts';
import { AccountLinksView } from './AccountLinksView.tsx';

export function AccountLinks() {
  const routes = useAtomValue(routesAtom);
  const signIn = useAtomValue(signInAtom);
  const origin = useAtomValue(originAtom);
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
    <AccountLinksView register={routes.register(origin)} session="out" signIn={signIn} />
  );
}
