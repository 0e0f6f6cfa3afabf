import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { optionsAtom, routesAtom } from '../../state/page/page.ts';
import { returnToAdminAtom } from '../../state/session/returnToAdmin.ts';
import { isSupportUserAtom } from '../../state/session/session.ts';
import { useBfcacheRestore } from '../../ui/page/useBfcacheRestore.ts';
import { TopBarView } from './TopBarView.tsx';

export function TopBar() {
  const routes = useAtomValue(routesAtom);
  const { links } = useAtomValue(optionsAtom).config;
  const sisterShops = links.sisterShops.map(({ label, url }) => ({
    name: label,
    href: routes.referral(url, 'header'),
  }));
  return (
    <TopBarView
      customerService={routes.customerService()}
      findAStore={routes.findAStore()}
      returnToAdmin={useReturnToAdmin()}
      sisterShops={sisterShops}
    />
  );
}

function useReturnToAdmin() {
  const returnToAdmin = useSetAtom(returnToAdminAtom);
  const [waiting, setWaiting] = useState(false);
  useBfcacheRestore(useCallback(() => setWaiting(false), []));
  const onPress = async () => {
    setWaiting(true);
    // On success the button waits until the browser has left the page.
    setWaiting(await returnToAdmin());
  };
  return useAtomValue(isSupportUserAtom) ? { waiting, onPress } : undefined;
}
