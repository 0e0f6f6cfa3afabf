import { useAtomValue, useStore } from 'jotai';
import { useCallback, useState } from 'react';
import { onDemand } from '../../platform/onDemand.ts';
import type { MenuContent } from '../../state/menu/menuContent.ts';
import { seasonalMenuAtom } from '../../state/menu/seasonalMenu.ts';
import { idPrefixAtom } from '../../state/page.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { MenuButtonView } from './MenuButtonView.tsx';
import { useMenuCode } from './useMenuCode.ts';

interface Props {
  content: MenuContent;
}

const code = onDemand('the seasonal menu', async () => {
  const [{ MenuPanel }, { SeasonalPanel }, { loadSeasonalMenuAtom }] = await Promise.all([
    import(/* webpackChunkName: "seasonal-menu" */ './panel/MenuPanel.tsx'),
    import(/* webpackChunkName: "seasonal-menu" */ './panel/SeasonalPanel.tsx'),
    import(/* webpackChunkName: "seasonal-menu" */ '../../state/menu/loadSeasonalMenu.ts'),
  ]);
  return { MenuPanel, SeasonalPanel, loadSeasonalMenuAtom };
});
type Code = Awaited<ReturnType<typeof code.load>>;

/** The seasonal menu's button and panel, while the content service has one (clarification 50). */
export function SeasonalMenu({ content }: Props) {
  const store = useStore();
  const seasonal = useAtomValue(seasonalMenuAtom);
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const id = `${useAtomValue(idPrefixAtom)}-seasonal-menu`;
  const loadContent = useCallback(
    ({ loadSeasonalMenuAtom }: Code) => void store.set(loadSeasonalMenuAtom),
    [store],
  );
  const { part, hasFailed, isAwaited, warm, press, stopWaiting } = useMenuCode(code, loadContent);
  const onOpenChange = useCallback(
    (now: boolean) => {
      if (now) stopWaiting();
      setOpen(now);
    },
    [stopWaiting],
  );
  if (!seasonal) return null;

  const { title, href } = seasonal;
  const hasMenu = isHydrated && !hasFailed;
  return (
    <MenuButtonView
      current={false}
      href={href}
      look="seasonal"
      menu={hasMenu ? { id: part && id, isOpen, isAwaited, onPress: press } : undefined}
      name={title}
      onIntent={warm}
    >
      {hasMenu && part && (
        <part.MenuPanel id={id} isOpen={isOpen} onOpenChange={onOpenChange} opensAtOnce={isAwaited}>
          {isOpen && <part.SeasonalPanel content={content} />}
        </part.MenuPanel>
      )}
    </MenuButtonView>
  );
}
