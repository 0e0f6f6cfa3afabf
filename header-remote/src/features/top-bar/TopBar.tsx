import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { isSupportUserAtom } from '../../state/accountMenu.ts';
import { optionsAtom, routesAtom } from '../../state/page.ts';
import { returnToAdminAtom } from '../../state/returnToAdmin.ts';
import { useRestored } from '../../ui/page/useRestored.ts';
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
  useRestored(useCallback(() => setWaiting(false), []));
  const onPress = async () => {
    setWaiting(true);
    // Once it goes there the button waits until the page is gone.
    setWaiting(await returnToAdmin());
  };
  return useAtomValue(isSupportUserAtom) ? { waiting, onPress } : undefined;
}
