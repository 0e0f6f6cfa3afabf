import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { currentHrefAtom, primaryLinksAtom } from '../../state/page/links.ts';
import { routesAtom } from '../../state/page/page.ts';
import { PrimaryLinksView } from './PrimaryLinksView.tsx';

interface Props {
  /** The buttons that open the menus, as list items; Groceries first. */
  menus: ReactNode;
}

export function PrimaryLinks({ menus }: Props) {
  const current = useAtomValue(currentHrefAtom);
  const offers = useAtomValue(routesAtom).offers();
  return (
    <PrimaryLinksView
      links={useAtomValue(primaryLinksAtom).map(({ name, href }) => ({
        name,
        href,
        current: href === current,
        look: href === offers ? 'offers' : 'plain',
      }))}
      menus={menus}
    />
  );
}
