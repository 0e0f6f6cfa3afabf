import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { siteLinksAtom } from '../../state/page/links.ts';
import { routesAtom } from '../../state/page/page.ts';
import { TopBarView } from './TopBarView.tsx';

export function TopBar({ returnToAdmin }: { returnToAdmin: ReactNode }) {
  const routes = useAtomValue(routesAtom);
  return (
    <TopBarView
      customerService={routes.customerService()}
      findAStore={routes.findAStore()}
      returnToAdmin={returnToAdmin}
      sisterShops={useAtomValue(siteLinksAtom)}
    />
  );
}
