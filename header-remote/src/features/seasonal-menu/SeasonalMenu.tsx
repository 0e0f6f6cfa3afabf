import { useAtomValue } from 'jotai';
import { useCallback, useRef } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyMenu } from '../../platform/useLazyMenu.ts';
import { seasonalMenuAtom } from '../../state/menu/seasonal/seasonalMenu.ts';
import { idPrefixAtom } from '../../state/page/page.ts';
import { MenuButtonView } from '../../ui/menu/MenuButtonView.tsx';
import type { RenderMenuContent } from '../../ui/menu/RenderMenuContent.ts';
import { useShellOpen } from '../../ui/menu/useShellOpen.ts';
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
/**
 * The seasonal menu's button and panel, while the content service has such a menu (behaviour/menus#31). A hover loads
 * code only: the content is requested when the panel opens (behaviour/menus#14).
 */
export function SeasonalMenu({ content }: Props) {
  const seasonal = useAtomValue(seasonalMenuAtom);
  const shellRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useShellOpen(shellRef);
  const isHydrated = useHydrated();
  const id = `${useAtomValue(idPrefixAtom)}-seasonal-menu`;
  const { part, hasFailed, isAwaited, warm, press, stopWaiting } = useLazyMenu(menuModule);
  const onOpenChange = useCallback(
    (nowOpen: boolean) => {
      if (nowOpen) stopWaiting();
    },
    [stopWaiting],
  );
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
  const hasMenu = isHydrated && !hasFailed;
  return (
    <MenuButtonView
      current={false}
      href={href}
      look="seasonal"
      menu={
        hasMenu ? { id, shellRef, isOpen, onToggle: setOpen, isAwaited, onPress: press, children } : undefined
      }
      name={title}
      onIntent={warm}
    />
  );
}
