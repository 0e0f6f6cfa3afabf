import { useAtomValue } from 'jotai';
import { UserRound } from 'lucide';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyMenu } from '../../platform/useLazyMenu.ts';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import { idPrefixAtom, routesAtom } from '../../state/page/page.ts';
import { Chevron, Icon } from '../../ui/icon/Icon.tsx';
import { type LateMenu, MenuOpener } from '../../ui/menu/MenuOpener.tsx';
import { closeByLink, useShellOpen } from '../../ui/menu/MenuShell.tsx';
import { serverMarkup } from '../../ui/page/serverMarkup.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import links from './AccountLinks.module.css';
import styles from './AccountMenu.module.css';

export const accountMenu = createLazyModule(
  'the account menu',
  () => import(/* webpackChunkName: "shopper" */ './AccountRows.tsx'),
);

/**
 * The button "My account" and its menu. Until the rows' code has loaded, a press opens the server-rendered
 * menu, as without JavaScript, or waits if there is none (behaviour/account#press-before-code).
 */
export function AccountMenu({ supportUserBar }: { supportUserBar: ReactNode }) {
  const menuRef = useRef<HTMLUListElement>(null);
  const { menu, hasFailed, isAwaited, warm, press, stopWaiting } = useLazyMenu(accountMenu, menuRef);
  const isOnServer = useAtomValue(serverMenuAtom).isRendering;
  const AccountRows = (isOnServer ? accountMenu.loaded : menu)?.AccountRows;
  const menuId = `${useAtomValue(idPrefixAtom)}-account-menu`;
  const routes = useAtomValue(routesAtom);
  const isEmpty = () => !menuRef.current?.hasChildNodes();

  // The shopper may have opened the menu before hydration.
  useEffect(() => {
    if (menuRef.current?.matches(':popover-open')) warm();
  }, [warm]);

  useEffect(() => {
    if (!menu || !isAwaited) return;
    menuRef.current?.showPopover();
    stopWaiting();
  }, [menu, isAwaited, stopWaiting]);

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
      onPress={menu ? undefined : onPress}
    >
      {AccountRows && <AccountRows menuId={menuId} menuRef={menuRef} supportUserBar={supportUserBar} />}
    </AccountMenuView>
  );
}

type ViewProps = LateMenu & { menuId: string; menuRef: RefObject<HTMLUListElement | null> };

/** The menu is a popover: the browser closes it on Escape and on a press outside (behaviour/account#disclosure). */
export const AccountMenuView = ({ menuId, menuRef, children, ...menu }: ViewProps) => {
  const [isOpen, setOpen] = useShellOpen(menuRef);
  // Not set before hydration, when the browser itself exposes the popover's state on its button.
  const expanded = useHydrated() ? isOpen : undefined;
  return (
    <li className={styles.account}>
      <MenuOpener
        {...menu}
        aria={{ 'aria-controls': menuId, 'aria-expanded': expanded }}
        className={`${links.iconLink} ${styles.opener}`}
        data-tooltip="My account"
        menuId={menuId}
      >
        <Icon glyph={UserRound} size={22} />
        <span className={`${links.caption} ${styles.caption}`}>
          My account <Chevron size={14} />
        </span>
      </MenuOpener>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard is a click, too */}
      <ul
        className={styles.menu}
        id={menuId}
        onClick={closeByLink}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        popover="auto"
        ref={menuRef}
        {...(children ? { children } : serverMarkup)}
      />
    </li>
  );
};
