import { useAtomValue } from 'jotai';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import { idPrefixAtom, routesAtom, signedOutLinksAtom } from '../../state/page/page.ts';
import { looksSignedInAtom, signOutAtom } from '../../state/session/session.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { serverLevelId } from './level/ServerLevel.tsx';

/** The id of the row "My account" in the menu's path. */
export const accountItemId = 'account';

/** The account links of level 0 (behaviour/account#slide-out-account). */
export function useAccount() {
  const routes = useAtomValue(routesAtom);
  const links = useAtomValue(signedOutLinksAtom);
  const isSignedIn = useAtomValue(looksSignedInAtom);
  const signOut = useAtomValue(signOutAtom);
  const opensLevel = useHydrated();
  const isOnServer = useAtomValue(serverMenuAtom).isRendering;
  const idPrefix = useAtomValue(idPrefixAtom);
  if (!isSignedIn) return { session: 'out' as const, links };
  return {
    session: 'in' as const,
    favourites: routes.favourites(),
    myOrders: routes.myOrders(),
    myAccount: {
      id: accountItemId,
      name: 'My account',
      href: routes.myAccount(),
      opensLevel,
      ...(isOnServer && { serverLevel: serverLevelId(idPrefix, accountItemId) }),
    },
    ...(signOut !== 'none' && { signOut: routes.logout() }),
    hidesSignOut: signOut === 'unknown',
  };
}
