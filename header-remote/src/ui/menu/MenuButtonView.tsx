import type { MouseEvent } from 'react';
import { useHandoff } from '../focus/useHandoff.ts';
import { Chevron } from '../icon/Icon.tsx';
import { useHydrated } from '../useHydrated.ts';
import styles from './MenuButtonView.module.css';
import { isShellEmpty, MenuShell, type MenuShellProps } from './MenuShell.tsx';

type Props = {
  name: string;
  /** URL of the link that replaces the button while there is no menu; `null` for none. */
  href: string | null;
  current: boolean;
  look: 'groceries' | 'seasonal';
  /** The menu that the button opens. Without it, a link is rendered instead. */
  menu?: Menu | undefined;
  /** Called when the shopper may be about to open the menu. */
  onIntent?: () => void;
  /** Called when the pointer leaves button and panel, or when an element of them loses focus. */
  onLeave?: () => void;
};

type Menu = MenuShellProps & {
  isOpen: boolean;
  /** Whether the button was pressed before the menu's code has loaded. */
  isAwaited: boolean;
  /** Called when the button is pressed while there is neither a loaded panel nor server-rendered markup. */
  onPress: () => void;
};

/** The button of a menu in the navigation row. */
export const MenuButtonView = ({ name, href, current, look, menu, onIntent, onLeave }: Props) => {
  const shared = {
    'aria-current': current ? ('page' as const) : undefined,
    className: `${styles.button} ${styles[look]}`,
    ref: useHandoff(),
    children: (
      <>
        <span className={styles.name}>{name}</span>
        <Chevron size={16} />
      </>
    ),
  };
  return (
    <div onBlur={onLeave} onFocus={onIntent} onPointerEnter={onIntent} onPointerLeave={onLeave} role="none">
      {menu ? <ButtonAndShell menu={menu} shared={shared} /> : <a {...shared} href={href ?? undefined} />}
    </div>
  );
};

function ButtonAndShell({ menu, shared }: { menu: Menu; shared: object }) {
  const { isOpen, isAwaited, onPress, ...shell } = menu;
  const isHydrated = useHydrated();
  // Prevents the browser from toggling the popover after this event, because React may have opened it by then
  // (behaviour/menus#first-press).
  const openWhenLoaded = (event: MouseEvent) => {
    if (shell.children || !isShellEmpty(shell.shellRef)) return;
    event.preventDefault();
    onPress();
  };
  return (
    <>
      <button
        {...shared}
        aria-busy={isAwaited || undefined}
        // Not set before hydration, because the browser exposes the popover's state on its button.
        aria-expanded={isHydrated ? isOpen : undefined}
        onClick={openWhenLoaded}
        popoverTarget={shell.id}
        type="button"
      />
      <MenuShell {...shell} />
    </>
  );
}
