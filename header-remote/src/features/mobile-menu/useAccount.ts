import { useAtomValue } from 'jotai';
import { routesAtom, signedOutLinksAtom } from '../../state/page/page.ts';
import { looksSignedInAtom, signOutAtom } from '../../state/session/session.ts';
import { useHydrated } from '../../ui/useHydrated.ts';

/** The id of the row "My account" in the menu's path. */
export const accountItemId = 'account';

/**
 * The account links of level 0 (behaviour/account#9).
 *
 * @param isPlain whether all rows are links, because the code of the levels failed to load
 */
export function useAccount(isPlain: boolean) {
  const routes = useAtomValue(routesAtom);
  const links = useAtomValue(signedOutLinksAtom);
  const isSignedIn = useAtomValue(looksSignedInAtom);
  const signOut = useAtomValue(signOutAtom);
  const opensLevel = useHydrated() && !isPlain;
  if (!isSignedIn) return { session: 'out' as const, links };
  return {
    session: 'in' as const,
    favourites: routes.favourites(),
    myOrders: routes.myOrders(),
    myAccount: { id: accountItemId, name: 'My account', href: routes.myAccount(), opensLevel },
    ...(signOut !== 'none' && { signOut: routes.logout() }),
    hidesSignOut: signOut === 'unknown',
  };
}
