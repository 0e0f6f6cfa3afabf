import { waitForPointerRelease } from '@grocer/shared-contracts/host/shared';
import { useAtomValue, useStore } from 'jotai';
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useIslandCode } from '../../platform/useIslandCode.ts';
import { useLazyMenu } from '../../platform/useLazyMenu.ts';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import { seasonalId } from '../../state/menu/seasonalMenu.ts';
import { idPrefixAtom, routesAtom } from '../../state/page/page.ts';
import { untilClosed } from '../../ui/menu/MenuShell.tsx';
import { MobileMenuView } from './MobileMenuView.tsx';
import { type MenuModule, menuModule } from './menuModule.ts';
import type { SlideOutProps } from './SlideOutView.tsx';

type Props = Pick<SlideOutProps, 'logo' | 'returnToAdmin' | 'content'>;

/**
 * The burger and its slide-out. Until the code of the slide-out has loaded, the burger opens the markup of the server,
 * as without JavaScript; on a page without such markup it waits (behaviour/menus#slide-out-before-code).
 */
export function MobileMenu(props: Props) {
  const slideOutRef = useRef<HTMLDialogElement>(null);
  const { part, hasFailed, isAwaited, warm, press, stopWaiting } = useMenuModule(slideOutRef);
  const isOnServer = useAtomValue(serverMenuAtom).isRendering;
  const SlideOut = (isOnServer ? menuModule.loaded : part)?.SlideOut;
  const homeHref = useAtomValue(routesAtom).groceriesHome();
  const idPrefix = useAtomValue(idPrefixAtom);

  // The shopper may have opened the popover before hydration.
  useEffect(() => {
    if (slideOutRef.current?.matches(':popover-open')) warm();
  }, [warm]);

  // The browser would toggle the popover after this, although by then the menu may be open.
  const onPress = (event: MouseEvent) => {
    event.preventDefault();
    if (menuModule.loaded || isEmpty(slideOutRef)) return press();
    slideOutRef.current?.togglePopover();
    warm();
  };

  return (
    <MobileMenuView
      href={hasFailed && isEmpty(slideOutRef) ? homeHref : undefined}
      idPrefix={idPrefix}
      isAwaited={isAwaited}
      onIntent={warm}
      onPress={part ? undefined : onPress}
      slideOutRef={slideOutRef}
    >
      {SlideOut && <SlideOut {...props} onOpened={stopWaiting} opensAtOnce={isAwaited} />}
    </MobileMenuView>
  );
}

/**
 * Loads the slide-out's code on the first intent to open it, and the categories. What is pressed in the server's markup
 * stays until its release, and an open level until the categories have come.
 */
function useMenuModule(slideOutRef: RefObject<HTMLDialogElement | null>) {
  const store = useStore();
  const untilReplaceable = useCallback(
    async (part: MenuModule, slideOut: HTMLElement | null) => {
      void store.set(part.loadTaxonomyAtom);
      if (!slideOut) return;
      const open = openLevelIn(slideOut);
      if (open?.dataset.level === seasonalId) await untilClosed(open);
      else if (open) await part.untilTaxonomy(store);
      await waitForPointerRelease(slideOut);
      const level = openLevelIn(slideOut)?.dataset.level;
      if (level) store.set(part.openLevelAtom, level);
    },
    [store],
  );
  return useLazyMenu(useIslandCode(menuModule, slideOutRef, untilReplaceable));
}

/** The level that is open in the server's markup. */
const openLevelIn = (slideOut: HTMLElement): HTMLElement | undefined =>
  [...slideOut.querySelectorAll<HTMLElement>('[data-level]')].find((level) => level.matches(':popover-open'));

/** Whether no server has rendered rows. */
const isEmpty = (slideOutRef: RefObject<HTMLDialogElement | null>) =>
  !slideOutRef.current?.firstElementChild?.hasChildNodes();
