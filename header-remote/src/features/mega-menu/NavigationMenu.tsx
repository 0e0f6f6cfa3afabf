import { useAtomValue, useStore } from 'jotai';
import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { createLazyModule, type LazyModule } from '../../platform/createLazyModule.ts';
import { useLazyMenu } from '../../platform/useLazyMenu.ts';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import { rootsWithoutMenuAtom } from '../../state/menu/rootLinks.ts';
import { seasonalMenuAtom } from '../../state/menu/seasonalMenu.ts';
import { currentHrefAtom, groceriesHrefAtom } from '../../state/page/links.ts';
import { idPrefixAtom, optionsAtom } from '../../state/page/page.ts';
import { MenuButtonView } from '../../ui/menu/MenuButtonView.tsx';
import { type RenderMenuContent, untilClosed, useShellOpen } from '../../ui/menu/MenuShell.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import type { PanelProps } from './MenuPanel.tsx';
// Styles of the server-rendered menus. The code that uses these styles loads later.
import '../../ui/icon/catalogue/CatalogueIcon.module.css';
import '../../ui/menu/PanelFrame.module.css';
import './GroceriesPanel.module.css';
import './MenuColumn.module.css';

const groceriesMenu = createLazyModule(
  'the groceries menu',
  () => import(/* webpackChunkName: "mega-menu" */ './GroceriesPanel.tsx'),
);
type MenuCode = Awaited<ReturnType<typeof groceriesMenu.load>>;

/** Groceries in the navigation row. Without categories it is a link. */
export function GroceriesMenu({ content }: { content: RenderMenuContent }) {
  const store = useStore();
  const href = useAtomValue(groceriesHrefAtom);
  const root = useAtomValue(optionsAtom).config.menuRoots.groceries;
  // Renders the panel while pointer or focus is on the button, so that the press only has to show it.
  const [isReady, setReady] = useState(false);
  const until = useCallback(
    (code: MenuCode, shell: HTMLElement | null) => code.untilCategories(store, shell),
    [store],
  );
  const onOpenChange = useCallback(
    (isOpen: boolean, code: MenuCode) => code.showGroceries(store, isOpen),
    [store],
  );
  return (
    <NavigationMenu
      code={groceriesMenu}
      current={useAtomValue(currentHrefAtom) === href}
      href={href}
      isPlain={useAtomValue(rootsWithoutMenuAtom).includes(root)}
      kind="groceries"
      name="Groceries"
      onIntent={() => startTransition(() => setReady(true))}
      onLeave={() => setReady(false)}
      onOpenChange={onOpenChange}
      renderContent={({ GroceriesMenuContent }, panel) => (
        <GroceriesMenuContent content={content} isReady={isReady} panel={panel} />
      )}
      until={until}
    />
  );
}

const seasonalMenu = createLazyModule(
  'the seasonal menu',
  () => import(/* webpackChunkName: "mega-menu" */ './SeasonalPanel.tsx'),
);

const untilShellClosed = (_code: unknown, shell: HTMLElement | null) => untilClosed(shell);

/**
 * The seasonal menu in the navigation row, while the content service has one. Its content is requested when
 * the panel opens. It replaces an open server-rendered panel only once that is closed, because it looks different.
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

interface Props<Code> {
  kind: 'groceries' | 'seasonal';
  name: string;
  href: string | null;
  current: boolean;
  /** Whether the menu would be empty: the button is then a link, unless the menu is open, awaited or in the HTML. */
  isPlain?: boolean;
  code: LazyModule<Code>;
  /** Resolves when the server-rendered rows may be replaced. Must be the same function at every render. */
  until: (code: Code, shell: HTMLElement | null) => Promise<void>;
  /** Renders what is in the menu's popover, in a `MenuPanel` with these props. */
  renderContent: (code: Code, panel: PanelProps) => ReactNode;
  /** Must be the same function at every render. */
  onOpenChange?: (isOpen: boolean, code: Code) => void;
  /** Called when pointer or focus moves to the button or its panel. */
  onIntent?: () => void;
  onLeave?: () => void;
}

/**
 * A button of the navigation row with its menu. A press opens the menu; a hover only prepares it. If the
 * server's HTML has rows, the browser opens the menu, also without this script.
 */
function NavigationMenu<Code>(props: Props<Code>) {
  const { kind, isPlain = false, code, until, renderContent, onOpenChange, onIntent, ...button } = props;
  const shellRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useShellOpen(shellRef);
  const { menu, hasFailed, isAwaited, warm, press, stopWaiting } = useLazyMenu(code, shellRef, until);
  const id = `${useAtomValue(idPrefixAtom)}-${kind}-menu`;
  const markup = useAtomValue(serverMenuAtom)[kind];
  const canOpen = useHydrated() && !hasFailed && (isOpen || isAwaited || !isPlain);
  const reportOpen = useCallback(
    (nowOpen: boolean) => {
      if (nowOpen) stopWaiting();
      if (menu) onOpenChange?.(nowOpen, menu);
    },
    [menu, onOpenChange, stopWaiting],
  );
  useEffect(() => {
    if (isOpen) warm();
  }, [isOpen, warm]);
  const panel = { id, shellRef, isOpen, opensAtOnce: isAwaited, onOpenChange: reportOpen };
  const children = menu && renderContent(menu, panel);
  return (
    <MenuButtonView
      {...button}
      look={kind}
      menu={
        markup !== undefined || canOpen
          ? { id, shellRef, markup, isOpen, onToggle: setOpen, isAwaited, onPress: press, children }
          : undefined
      }
      onIntent={() => {
        warm();
        onIntent?.();
      }}
    />
  );
}
