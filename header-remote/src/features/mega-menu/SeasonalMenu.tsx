import { useAtomValue } from 'jotai';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { seasonalMenuAtom } from '../../state/menu/seasonalMenu.ts';
import { type RenderMenuContent, untilClosed } from '../../ui/menu/MenuShell.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';

const seasonalMenu = createLazyModule(
  'the seasonal menu',
  () => import(/* webpackChunkName: "mega-menu" */ './SeasonalPanel.tsx'),
);

const untilShellClosed = (_code: unknown, shell: HTMLElement | null) => untilClosed(shell);

/**
 * The seasonal menu in the navigation row, while the content service has such a menu. Its content is requested when the
 * panel opens. An open panel of the server's HTML stays until it is closed, because the content has another look.
 */
export function SeasonalMenu({ content }: { content: RenderMenuContent }) {
  const seasonal = useAtomValue(seasonalMenuAtom);
  if (!seasonal) return null;
  return (
    <NavigationMenu
      code={seasonalMenu}
      current={false}
      href={seasonal.href}
      kind="seasonal"
      name={seasonal.title}
      renderContent={({ SeasonalMenuContent }, panel) => (
        <SeasonalMenuContent content={content} panel={panel} />
      )}
      until={untilShellClosed}
    />
  );
}
