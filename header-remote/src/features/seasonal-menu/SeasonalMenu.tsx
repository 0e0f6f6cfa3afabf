import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useIslandCode } from '../../platform/useIslandCode.ts';
import { useLazyMenu } from '../../platform/useLazyMenu.ts';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import { seasonalMenuAtom } from '../../state/menu/seasonalMenu.ts';
import { idPrefixAtom } from '../../state/page/page.ts';
import { MenuButtonView } from '../../ui/menu/MenuButtonView.tsx';
import { type RenderMenuContent, untilClosed, useShellOpen } from '../../ui/menu/MenuShell.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';

interface Props {
  content: RenderMenuContent;
}

const menuModule = createLazyModule('the seasonal menu', async () => {
  const [{ MenuPanel }, { SeasonalPanel }] = await Promise.all([
    import(/* webpackChunkName: "seasonal-menu" */ '../mega-menu/MenuPanel.tsx'),
    import(/* webpackChunkName: "seasonal-menu" */ './SeasonalPanel.tsx'),
  ]);
  return { MenuPanel, SeasonalPanel };
});

const untilShellClosed = (_code: unknown, shell: HTMLElement | null) => untilClosed(shell);

/**
 * The seasonal menu's button and panel, while the content service has such a menu. A
 * hover loads code only: the content is requested when the panel opens. An open panel of
 * the server's HTML stays until it is closed, because the content has another look.
 */
export function SeasonalMenu({ content }: Props) {
  const seasonal = useAtomValue(seasonalMenuAtom);
  const shellRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useShellOpen(shellRef);
  const isHydrated = useHydrated();
  const id = `${useAtomValue(idPrefixAtom)}-seasonal-menu`;
  const { part, hasFailed, isAwaited, warm, press, stopWaiting } = useLazyMenu(
    useIslandCode(menuModule, shellRef, untilShellClosed),
  );
  const markup = useAtomValue(serverMenuAtom).seasonal;
  const onOpenChange = useCallback(
    (nowOpen: boolean) => {
      if (nowOpen) stopWaiting();
    },
    [stopWaiting],
  );
  useEffect(() => {
    if (isOpen) warm();
  }, [isOpen, warm]);
  if (!seasonal) return null;

  const { title, href } = seasonal;
  const children = part && (
    <part.MenuPanel
      id={id}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      opensAtOnce={isAwaited}
      shellRef={shellRef}
    >
      {isOpen && <part.SeasonalPanel content={content} menuId={id} />}
    </part.MenuPanel>
  );
  const hasMenu = markup !== undefined || (isHydrated && !hasFailed);
  return (
    <MenuButtonView
      current={false}
      href={href}
      look="seasonal"
      menu={
        hasMenu
          ? { id, shellRef, markup, isOpen, onToggle: setOpen, isAwaited, onPress: press, children }
          : undefined
      }
      name={title}
      onIntent={warm}
    />
  );
}
