import type { ReactNode } from 'react';
import { useKeptFocus } from '../../ui/focus/useKeptFocus.ts';
import { Chevron } from '../../ui/icon/Chevron.tsx';
import styles from './MenuButtonView.module.css';

type Props = {
  name: string;
  /** Where it leads without a script; `null` where it leads nowhere by itself. */
  href: string | null;
  current: boolean;
  look: 'groceries' | 'seasonal';
  /** The menu that it opens. Without one, and without a script, it is a link. */
  menu?: Menu | undefined;
  /** The shopper may be about to open it. */
  onIntent?: () => void;
  /** The shopper has turned to something else, or to what has opened. */
  onLeave?: () => void;
  /** The panel, once its code has come: right behind the button, so that Tab leads in and out again. */
  children?: ReactNode;
};

type Menu = {
  /** The panel's id, once there is one. */
  id: string | undefined;
  isOpen: boolean;
  /** It was pressed, and opens when its code has come. */
  isAwaited: boolean;
  /** A press that is quicker than the code. */
  onPress: () => void;
};

/** Opens a menu of the navigation row. */
export const MenuButtonView = ({ name, href, current, look, menu, onIntent, onLeave, children }: Props) => {
  const ref = useKeptFocus();
  const shared = {
    'aria-current': current ? ('page' as const) : undefined,
    className: `${styles.button} ${styles[look]}`,
    ref,
  };
  const face = (
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
          onClick={menu.id ? undefined : menu.onPress}
          popoverTarget={menu.id}
          type="button"
        >
          {face}
        </button>
      ) : (
        <a {...shared} href={href ?? undefined}>
          {face}
        </a>
      )}
      {children}
    </li>
  );
};
