import { useAtomValue } from 'jotai';
import { originAtom, pathAtom, routesAtom } from '../../state/page.ts';
import { signedInLookAtom } from '../../state/session.ts';
import { AccountLinksView } from './AccountLinksView.tsx';

export function AccountLinks() {
  const routes = useAtomValue(routesAtom);
  const path = useAtomValue(pathAtom);
  const origin = useAtomValue(originAtom);
  return useAtomValue(signedInLookAtom) ? (
    <AccountLinksView
      accountOverview={routes.myAccount()}
      favourites={routes.favourites()}
      myOrders={routes.myOrders()}
      session="in"
    />
  ) : (
    <AccountLinksView register={routes.register(origin)} session="out" signIn={routes.login(path)} />
  );
}
