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
// Styles of the server-rendered slide-out. The code that uses these styles loads later.
import './MenuLinks.module.css';
import './MenuRow.module.css';
import './level/LevelView.module.css';
import styles from './MobileMenu.module.css';
import type { ContentProps } from './MobileMenuContent.tsx';

/** The code of the slide-out and its levels. Exported, because a server loads it before it renders. */
export const mobileMenu = createLazyModule(
  'the mobile menu',
  () => import(/* webpackChunkName: "mobile-menu" */ './MobileMenuContent.tsx'),
);

type MenuCode = Awaited<ReturnType<typeof mobileMenu.load>>;

type Props = Pick<ContentProps, 'logo' | 'supportUserBar' | 'content'>;

/**
 * The burger and its slide-out. Until the slide-out's code has loaded, a press opens server-rendered rows, as
 * without JavaScript, or waits if there are none (behaviour/menus#slide-out-before-code).
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

  // Prevents the browser from toggling the popover, because this handler does, or waits for the code.
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

/** Whether the menu has no server-rendered rows. */
const isEmpty = (menuRef: RefObject<HTMLDialogElement | null>) =>
  !menuRef.current?.firstElementChild?.hasChildNodes();

type ViewProps = LateMenu & { idPrefix: string; menuRef: RefObject<HTMLDialogElement | null> };

/**
 * The burger and its slide-out, below 992 px. The slide-out is a dialog that is also a popover. Until the slide-out's
 * code has loaded, the burger opens it as a popover; after that as a modal dialog, which traps focus.
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

/** Closes the server-rendered slide-out on a press on blank area or a link, which a router may follow. */
const hidePopover = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
  if (!(target as Element).closest('[popovertarget]')) currentTarget.hidePopover();
};

const serverContent = <div {...serverMarkup} />;
