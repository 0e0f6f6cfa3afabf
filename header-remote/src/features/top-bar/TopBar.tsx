import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { optionsAtom, routesAtom } from '../../state/page/page.ts';
import { TopBarView } from './TopBarView.tsx';

export function TopBar({ returnToAdmin }: { returnToAdmin: ReactNode }) {
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
      returnToAdmin={returnToAdmin}
      sisterShops={sisterShops}
    />
  );
}
