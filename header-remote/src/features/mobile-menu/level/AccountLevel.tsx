import { useAtomValue, useSetAtom } from 'jotai';
import { pressItemAtom } from '../../../state/menu/pressItem.ts';
import { idPrefixAtom } from '../../../state/page/page.ts';
import { accountMenuAtom } from '../../../state/session/accountMenu.ts';
import { accountRows } from './accountRows.ts';
import { LevelView } from './LevelView.tsx';

/** The links of the account menu. */
export function AccountLevel() {
  const press = useSetAtom(pressItemAtom);
  return (
    <LevelView
      idPrefix={useAtomValue(idPrefixAtom)}
      items={accountRows(useAtomValue(accountMenuAtom))}
      name="My account"
      onPress={(item, index) => press(item, { level: 1, position: index + 1 })}
    />
  );
}
