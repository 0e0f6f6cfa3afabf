import { useAtomValue } from 'jotai';
import { seasonalMenuAtom } from '../../state/menu/seasonalMenu.ts';
import { currentHrefAtom, primaryHrefsAtom } from '../../state/primaryLinks.ts';
import { MenuButtonView } from './MenuButtonView.tsx';

/** What opens the menus of the navigation row: Groceries, and the seasonal menu if there is one. */
export function MegaMenu() {
  const { Groceries: href } = useAtomValue(primaryHrefsAtom);
  const current = useAtomValue(currentHrefAtom) === href;
  const seasonal = useAtomValue(seasonalMenuAtom);
  return (
    <>
      <MenuButtonView current={current} href={href} look="groceries" name="Groceries" />
      {seasonal && (
        <MenuButtonView current={false} href={seasonal.href} look="seasonal" name={seasonal.title} />
      )}
    </>
  );
}
