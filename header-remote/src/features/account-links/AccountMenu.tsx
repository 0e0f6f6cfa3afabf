import { useAtomValue } from 'jotai';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useIslandCode } from '../../platform/useIslandCode.ts';
import { useLazyMenu } from '../../platform/useLazyMenu.ts';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import { idPrefixAtom, routesAtom } from '../../state/page/page.ts';
import { AccountMenuView } from './AccountMenuView.tsx';
import { accountModule } from './accountModule.ts';

/**
 * The button "My account" and its menu. Until the code of the rows has loaded, the button opens the markup of the
 * server, as without JavaScript; on a page without such markup it waits (behaviour/account#press-before-code).
 */
export function AccountMenu({ returnToAdmin }: { returnToAdmin: ReactNode }) {
  const menuRef = useRef<HTMLUListElement>(null);
  const code = useIslandCode(accountModule, menuRef);
  const { part, hasFailed, isAwaited, warm, press, stopWaiting } = useLazyMenu(code);
  const isOnServer = useAtomValue(serverMenuAtom).isRendering;
  const AccountRows = (isOnServer ? accountModule.loaded : part)?.AccountRows;
  const menuId = `${useAtomValue(idPrefixAtom)}-account-menu`;
  const routes = useAtomValue(routesAtom);
  const isEmpty = () => !menuRef.current?.hasChildNodes();

  // The shopper may have opened the menu before hydration.
  useEffect(() => {
    if (menuRef.current?.matches(':popover-open')) warm();
  }, [warm]);

  useEffect(() => {
    if (!part || !isAwaited) return;
    menuRef.current?.showPopover();
    stopWaiting();
  }, [part, isAwaited, stopWaiting]);

  const onPress = (event: MouseEvent) => {
    if (!isEmpty()) return warm();
    event.preventDefault();
    press();
  };

  return (
    <AccountMenuView
      href={hasFailed && isEmpty() ? routes.myAccount() : undefined}
      isAwaited={isAwaited}
      menuId={menuId}
      menuRef={menuRef}
      onIntent={warm}
      onPress={part ? undefined : onPress}
    >
      {AccountRows && <AccountRows menuId={menuId} menuRef={menuRef} returnToAdmin={returnToAdmin} />}
    </AccountMenuView>
  );
}
