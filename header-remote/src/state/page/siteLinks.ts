import { atom } from 'jotai';
import { rootLinksAtom } from '../menu/taxonomy/rootLinks.ts';
import { type NamedLink, optionsAtom, routesAtom } from './page.ts';

/** The links "More from": the site links of the taxonomy, else the sister shops. */
export const siteLinksAtom = atom((get): readonly NamedLink[] => {
  const { referral } = get(routesAtom);
  const { sisterShops } = get(optionsAtom).config.links;
  return (
    get(rootLinksAtom).siteLinks ??
    sisterShops.map(({ label, url }) => ({ name: label, href: referral(url, 'header') }))
  );
});
