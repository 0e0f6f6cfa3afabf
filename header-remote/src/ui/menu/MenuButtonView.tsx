import type { MouseEvent, ReactNode } from 'react';
import { useHandoff } from '../focus/useHandoff.ts';
import { Chevron } from '../icon/Chevron.tsx';
import styles from './MenuButtonView.module.css';

type Props = {
  name: string;
  /** Address of the link that it is without JavaScript; `null` for none. */
  href: string | null;
  current: boolean;
  look: 'groceries' | 'seasonal';
  /** The menu that it opens. Without one, and without JavaScript, it is a link. */
  menu?: Menu | undefined;
  /** The shopper may be about to open the menu. */
  onIntent?: () => void;
  /** Pointer or focus has left the button and its panel. */
  onLeave?: () => void;
  /** The panel, once its code is loaded. It directly follows the button, so that Tab moves into it and out again. */
  children?: ReactNode;
};

type Menu = {
  /** Id of the panel; undefined until it exists. */
  id: string | undefined;
  isOpen: boolean;
  /** It was pressed, and opens when its code is loaded. */
  isAwaited: boolean;
  /** Pressed before the code was loaded. */
  onPress: () => void;
};

/**
 * React may render the panel, and open it, before the browser runs the click's default action. By then the button has a
 * `popoverTarget`, so the default action would close the panel (behaviour/menus#40).
 */
const openWhenLoaded = (event: MouseEvent, menu: Menu) => {
  event.preventDefault();
  menu.onPress();
};

/** The button of a menu in the navigation row. */
export const MenuButtonView = ({ name, href, current, look, menu, onIntent, onLeave, children }: Props) => {
  const ref = useHandoff();
  const shared = {
    'aria-current': current ? ('page' as const) : undefined,
    className: `${styles.button} ${styles[look]}`,
    ref,
  };
  const content = (
    <>
      <span className={styles.name}>{name}</span>
      <Chevron size={16} />
    </>
  );
  return (
    <li onBlur={onLeave} onFocus={onIntent} onPointerEnter={onIntent} onPointerLeave={onLeave}>
      {menu ? (
        <button
          {...shared}
          aria-busy={menu.isAwaited || undefined}
          aria-expanded={menu.isOpen}
          onClick={menu.id ? undefined : (event) => openWhenLoaded(event, menu)}
          popoverTarget={menu.id}
          type="button"
        >
          {content}
        </button>
      ) : (
        <a {...shared} href={href ?? undefined}>
          {content}
        </a>
      )}
      {children}
    </li>
  );
};
