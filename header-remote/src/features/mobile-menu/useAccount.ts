import { useAtomValue } from 'jotai';
import { isSupportUserAtom } from '../../state/accountMenu.ts';
import { routesAtom, signedOutLinksAtom } from '../../state/page.ts';
import { signedInLookAtom } from '../../state/session.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { accountId } from './accountId.ts';

/** @param isPlain whether rows are links, since what opens their levels did not come */
export function useAccount(isPlain: boolean) {
  const routes = useAtomValue(routesAtom);
  const signedOutLinks = useAtomValue(signedOutLinksAtom);
  const isSignedIn = useAtomValue(signedInLookAtom);
  const isSupportUser = useAtomValue(isSupportUserAtom);
  const opensLevel = useHydrated() && !isPlain;
  if (!isSignedIn) return { session: 'out' as const, ...signedOutLinks };
  return {
    session: 'in' as const,
    favourites: routes.favourites(),
    myOrders: routes.myOrders(),
    myAccount: { id: accountId, name: 'My account', href: routes.myAccount(), opensLevel },
    // A support user leaves by "Return to admin" (clarification 26).
    ...(!isSupportUser && { signOut: routes.logout() }),
  };
}
