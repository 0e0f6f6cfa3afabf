import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { currentHrefAtom, type PrimaryLinkName, primaryHrefsAtom } from '../../state/page/primaryLinks.ts';
import { PrimaryLinksView } from './PrimaryLinksView.tsx';

interface Props {
  /** The buttons that open the menus, as list items; Groceries first. */
  menus: ReactNode;
}

export function PrimaryLinks({ menus }: Props) {
  const hrefs = useAtomValue(primaryHrefsAtom);
  const current = useAtomValue(currentHrefAtom);
  const link = (name: PrimaryLinkName) => ({ name, href: hrefs[name], current: hrefs[name] === current });
  return (
    <PrimaryLinksView
      links={[link('Entertaining'), link('New'), link('Recipes'), link('Inspiration')]}
      menus={menus}
      offers={link('Offers')}
    />
  );
}
