import { useAtomValue, useSetAtom } from 'jotai';
import { pressItemAtom } from '../../../state/menu/pressItem.ts';
import { idPrefixAtom, optionsAtom, routesAtom } from '../../../state/page/page.ts';
import { deliveryPassAtom } from '../../../state/session/deliveryPass.ts';
import { LevelView } from './LevelView.tsx';

/** The links of the account menu that are not on level 0 (behaviour/menus#20). */
export function AccountLevel() {
  const routes = useAtomValue(routesAtom);
  const { loyalty } = useAtomValue(optionsAtom).config.links;
  const press = useSetAtom(pressItemAtom);
  const pass = routes.deliveryPass(useAtomValue(deliveryPassAtom));
  const link = (id: string, name: string, href: string) => ({ id, name, href, opensLevel: false });
  return (
    <LevelView
      idPrefix={useAtomValue(idPrefixAtom)}
      items={[
        link('account-overview', 'Account overview', routes.myAccount()),
        link('lists', 'Lists', routes.lists()),
        ...(pass === null ? [] : [link('delivery-pass', 'Delivery Pass', pass)]),
        link('loyalty', loyalty.label, routes.loyalty()),
      ]}
      name="My account"
      onPress={(item, index) => press(item, { level: 1, position: index + 1 })}
    />
  );
}
