import { useAtomValue, useStore } from 'jotai';
import { Menu } from 'lucide';
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyMenu } from '../../platform/useLazyMenu.ts';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import { idPrefixAtom, routesAtom } from '../../state/page/page.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { type LateMenu, MenuOpener } from '../../ui/menu/MenuOpener.tsx';
import { serverMarkup } from '../../ui/page/serverMarkup.ts';
// The styles of the server's markup. The code that uses them loads later.
import './MenuLinks.module.css';
import './MenuRow.module.css';
import './level/LevelView.module.css';
import styles from './MobileMenu.module.css';
import type { ContentProps } from './MobileMenuContent.tsx';

/** The menu with its levels. All widgets of a page share it. */
export const mobileMenu = createLazyModule(
  'the mobile menu',
  () => import(/* webpackChunkName: "mobile-menu" */ './MobileMenuContent.tsx'),
);

type MenuCode = Awaited<ReturnType<typeof mobileMenu.load>>;

type Props = Pick<ContentProps, 'logo' | 'supportUserBar' | 'content'>;

/**
 * The burger and its slide-out. Until the slide-out's code has loaded, a press opens the markup of the server, as
 * without JavaScript; without such markup the press waits for the code (behaviour/menus#slide-out-before-code).
 */
export function MobileMenu(props: Props) {
  const menuRef = useRef<HTMLDialogElement>(null);
  const store = useStore();
  const untilReplaceable = useCallback(
    (code: MenuCode, menu: HTMLElement | null) => code.untilReplaceable(store, menu),
    [store],
  );
  const lazyMenu = useLazyMenu(mobileMenu, menuRef, untilReplaceable);
  const { menu, hasFailed, isAwaited, warm, press, stopWaiting } = lazyMenu;
  const isOnServer = useAtomValue(serverMenuAtom).isRendering;
  const Content = (isOnServer ? mobileMenu.loaded : menu)?.MobileMenuContent;
  const homeHref = useAtomValue(routesAtom).groceriesHome();
  const idPrefix = useAtomValue(idPrefixAtom);

  // The shopper may have opened the popover before hydration.
  useEffect(() => {
    if (menuRef.current?.matches(':popover-open')) warm();
  }, [warm]);

  // Without this the browser would toggle the popover, which this handler may have opened.
  const onPress = (event: MouseEvent) => {
    event.preventDefault();
    if (mobileMenu.loaded || isEmpty(menuRef)) return press();
    menuRef.current?.togglePopover();
    warm();
  };

  return (
    <MobileMenuButton
      href={hasFailed && isEmpty(menuRef) ? homeHref : undefined}
      idPrefix={idPrefix}
      isAwaited={isAwaited}
      onIntent={warm}
      onPress={menu ? undefined : onPress}
      menuRef={menuRef}
    >
      {Content && <Content {...props} onOpened={stopWaiting} opensAtOnce={isAwaited} />}
    </MobileMenuButton>
  );
}

/** Whether the menu has no rows of a server. */
const isEmpty = (menuRef: RefObject<HTMLDialogElement | null>) =>
  !menuRef.current?.firstElementChild?.hasChildNodes();

type ViewProps = LateMenu & {
  idPrefix: string;
  menuRef: RefObject<HTMLDialogElement | null>;
};

/**
 * The burger and its slide-out, below 992 px. The slide-out is a dialog that is also a popover. Without
 * JavaScript the burger opens it as a popover; with JavaScript as a modal dialog, which traps focus.
 */
export const MobileMenuButton = ({ idPrefix, menuRef, children = serverContent, ...menu }: ViewProps) => {
  const menuId = `${idPrefix}-menu`;
  return (
    <>
      <MenuOpener
        {...menu}
        aria={{ 'aria-haspopup': 'dialog' }}
        aria-label="Menu"
        className={styles.burger ?? ''}
        menuId={menuId}
      >
        <Icon glyph={Menu} size={24} />
      </MenuOpener>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape, by itself */}
      <dialog
        aria-label="Menu"
        className={styles.menu}
        id={menuId}
        onClick={menu.onPress && hidePopover}
        popover="auto"
        ref={menuRef}
      >
        {children}
      </dialog>
    </>
  );
};

/** Closes the server's markup when a link, which a host's router may follow, or the blank area is pressed. */
const hidePopover = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
  if (!(target as Element).closest('[popovertarget]')) currentTarget.hidePopover();
};

const serverContent = <div {...serverMarkup} />;
