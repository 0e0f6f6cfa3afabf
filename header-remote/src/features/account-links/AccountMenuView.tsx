import { UserRound } from 'lucide';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useHandoff } from '../../ui/focus/useHandoff.ts';
import { Chevron, Icon } from '../../ui/icon/Icon.tsx';
import { serverMarkup } from '../../ui/page/serverMarkup.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import links from './AccountLinksView.module.css';
import styles from './AccountMenuView.module.css';

type Props = {
  menuId: string;
  menuRef: RefObject<HTMLUListElement | null>;
  /** The rows. Without them the markup that a server has rendered stays in the menu. */
  children?: ReactNode;
  /** The button was pressed, and the menu opens when its code is loaded. */
  isAwaited?: boolean;
  /** Address of the link that the button is while there is nothing that it could open. */
  href?: string | undefined;
  /** Pointer or focus is on the button: the shopper may be about to open the menu. */
  onIntent: () => void;
  /** Absent once the rows' code has loaded. */
  onPress?: ((event: MouseEvent) => void) | undefined;
};

/**
 * The button "My account" and its menu. The menu is a popover: it opens without JavaScript, and the browser closes it
 * on Escape and on a press outside (behaviour/account#disclosure).
 */
export const AccountMenuView = ({ menuId, menuRef, children, isAwaited, href, onIntent, onPress }: Props) => {
  const [open, setOpen] = useState(false);
  const isHydrated = useHydrated();
  // The shopper may have opened the menu before hydration.
  useEffect(() => setOpen(menuRef.current?.matches(':popover-open') === true), [menuRef]);
  const shared = {
    className: `${links.iconLink} ${styles.opener}`,
    'data-tooltip': 'My account',
    onFocus: onIntent,
    onPointerEnter: onIntent,
    ref: useHandoff(),
    children: (
      <>
        <Icon glyph={UserRound} size={22} />
        <span className={`${links.caption} ${styles.caption}`}>
          My account <Chevron size={14} />
        </span>
      </>
    ),
  };
  return (
    <li className={styles.account}>
      {href ? (
        <a {...shared} href={href} />
      ) : (
        <button
          {...shared}
          aria-busy={isAwaited || undefined}
          aria-controls={menuId}
          // Before hydration the browser exposes the popover's state on its button.
          aria-expanded={isHydrated ? open : undefined}
          onClick={onPress}
          popoverTarget={menuId}
          type="button"
        />
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard is a click, too */}
      <ul
        className={styles.menu}
        id={menuId}
        onClick={onPress && hidePopover}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        popover="auto"
        ref={menuRef}
        {...(children ? { children } : serverMarkup)}
      />
    </li>
  );
};

/** Any press closes the server's markup, as a host's router may follow the link. */
const hidePopover = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.hidePopover();
