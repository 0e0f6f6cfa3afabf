import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { routesAtom, signedOutLinksAtom } from '../../state/page/page.ts';
import { looksSignedInAtom } from '../../state/session/session.ts';
import { AccountLinksView } from './AccountLinksView.tsx';
import { AccountMenu } from './AccountMenu.tsx';

export function AccountLinks({ returnToAdmin }: { returnToAdmin: ReactNode }) {
  const routes = useAtomValue(routesAtom);
  const links = useAtomValue(signedOutLinksAtom);
  return useAtomValue(looksSignedInAtom) ? (
    <AccountLinksView
      accountMenu={<AccountMenu returnToAdmin={returnToAdmin} />}
      favourites={routes.favourites()}
      myOrders={routes.myOrders()}
      session="in"
    />
  ) : (
    <AccountLinksView links={links} session="out" />
  );
}
