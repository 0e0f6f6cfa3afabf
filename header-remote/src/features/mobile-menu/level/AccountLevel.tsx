import { useAtomValue, useSetAtom } from 'jotai';
import { pressItemAtom } from '../../../state/menu/pressItem.ts';
import { idPrefixAtom } from '../../../state/page/page.ts';
import { type AccountMenuItem, accountMenuAtom } from '../../../state/session/accountMenu.ts';
import { LevelView } from './LevelView.tsx';

/** The links of the account menu, in its order; "Sign out" is on level 0 (behaviour/menus#20). */
export function AccountLevel() {
  const menu = useAtomValue(accountMenuAtom);
  const press = useSetAtom(pressItemAtom);
  const items = menu
    .filter(({ kind }) => kind !== 'sign-out')
    .map((item) => ({ ...item, id: idOf(item), opensLevel: false }));
  return (
    <LevelView
      idPrefix={useAtomValue(idPrefixAtom)}
      items={items}
      name="My account"
      onPress={(item, index) => press(item, { level: 1, position: index + 1 })}
    />
  );
}

/** The id of a row in analytics: a category's own, or the kind of a fixed link. */
const idOf = ({ id, kind }: AccountMenuItem): string =>
  id ?? (kind === 'overview' ? 'account-overview' : kind);
