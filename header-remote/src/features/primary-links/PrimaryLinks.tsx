import { useAtomValue } from 'jotai';
import { pathAtom, routesAtom } from '../../state/page.ts';
import { currentLink } from './currentLink.ts';
import { PrimaryLinksView } from './PrimaryLinksView.tsx';

export function PrimaryLinks() {
  const routes = useAtomValue(routesAtom);
  const path = useAtomValue(pathAtom);
  const hrefs = {
    Groceries: routes.groceriesHome(),
    Offers: routes.offers(),
    Entertaining: routes.entertainingHome(),
    New: routes.new(),
    Recipes: routes.recipes(),
    Inspiration: routes.inspiration(),
  };
  const current = currentLink(Object.values(hrefs), path);
  const link = (name: keyof typeof hrefs) => ({ name, href: hrefs[name], current: hrefs[name] === current });
  return (
    <PrimaryLinksView
      groceries={link('Groceries')}
      links={[link('Entertaining'), link('New'), link('Recipes'), link('Inspiration')]}
      offers={link('Offers')}
    />
  );
}
