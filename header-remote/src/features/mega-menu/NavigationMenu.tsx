import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { LazyModule } from '../../platform/createLazyModule.ts';
import { useLazyMenu } from '../../platform/useLazyMenu.ts';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import { idPrefixAtom } from '../../state/page/page.ts';
import { MenuButtonView } from '../../ui/menu/MenuButtonView.tsx';
import { useShellOpen } from '../../ui/menu/MenuShell.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import type { PanelProps } from './MenuPanel.tsx';

interface Props<Code> {
  kind: 'groceries' | 'seasonal';
  name: string;
  href: string | null;
  current: boolean;
  /** Whether there is no menu: then the button is a link, except while its menu is open or loading. */
  isPlain?: boolean;
  code: LazyModule<Code>;
  /** Resolves when the server's rows may be replaced. Must be the same function at every render. */
  until: (code: Code, shell: HTMLElement | null) => Promise<void>;
  /** Renders what is in the menu's popover, in a `MenuPanel` with these props. */
  renderContent: (code: Code, panel: PanelProps) => ReactNode;
  /** Must be the same function at every render. */
  onOpenChange?: (isOpen: boolean, code: Code) => void;
  /** Pointer or focus is on the button or its panel. */
  onIntent?: () => void;
  onLeave?: () => void;
}

/**
 * A button of the navigation row with its menu. It opens by a press only; a hover only prepares it. With the rows of the
 * server's HTML the browser opens it, also without this script.
 */
export function NavigationMenu<Code>(props: Props<Code>) {
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
