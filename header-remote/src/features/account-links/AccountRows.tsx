import { useAtomValue } from 'jotai';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import { accountMenuAtom } from '../../state/session/accountMenu.ts';
import { signOutAtom } from '../../state/session/session.ts';
import { loadIconCatalogue } from '../../ui/icon/catalogue/CatalogueIcon.tsx';
import { type AccountRowsProps, AccountRowsView } from './AccountRowsView.tsx';

const iconModule = createLazyModule('the icons of the account menu', loadIconCatalogue);

/** The links of the account menu. They load on the first intent; a server renders them. */
export function AccountRows(props: AccountRowsProps) {
  const items = useAtomValue(accountMenuAtom);
  const hasIcons = items.some(({ kind }) => kind === 'category');
  return (
    <AccountRowsView
      {...props}
      hidesSignOut={useAtomValue(signOutAtom) === 'unknown'}
      icons={useLazyModule(iconModule, hasIcons)}
      items={items}
    />
  );
}
