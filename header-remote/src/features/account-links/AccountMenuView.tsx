import {
  CreditCard,
  Heart,
  type IconNode,
  LayoutGrid,
  ListChecks,
  LogOut,
  Package,
  Truck,
  UserRound,
} from 'lucide';
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { LinkIcon } from '../../state/menu/taxonomy/rootLinks.ts';
import { Chevron } from '../../ui/icon/Chevron.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useBfcacheRestore } from '../../ui/page/useBfcacheRestore.ts';
import { isModifiedClick } from '../../ui/pointer/isModifiedClick.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import links from './AccountLinksView.module.css';
import styles from './AccountMenuView.module.css';

/** A link of the account menu. `kind` chooses its icon; a category of the taxonomy names its own. */
export type AccountMenuLink = {
  kind: keyof typeof glyphs | 'category';
  name: string;
  href: string;
  iconName?: string | null;
};

export type AccountMenuViewProps = {
  idPrefix: string;
  items: readonly AccountMenuLink[];
  /** Draws the icon of a category, once its code has loaded. */
  LinkIcon?: LinkIcon | undefined;
  /** Keeps the space of "Sign out" while it is not known who is signed in (behaviour/account#25). */
  hidesSignOut?: boolean;
  /** For a support user only: the last row (behaviour/account#24). */
  returnToAdmin?: ReactNode;
};

const glyphs = {
  overview: LayoutGrid,
  orders: Package,
  favourites: Heart,
  lists: ListChecks,
  'delivery-pass': Truck,
  loyalty: CreditCard,
  'sign-out': LogOut,
} satisfies Record<string, IconNode>;

/**
 * The button "My account" and its menu. The menu is a popover: it opens without JavaScript, and the browser closes it on
 * Escape and on a press outside (behaviour/account#5).
 */
export const AccountMenuView = (props: AccountMenuViewProps) => {
  const { idPrefix } = props;
  const menuRef = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const menuId = `${idPrefix}-account-menu`;
  useBfcacheRestore(useCallback(() => menuRef.current?.hidePopover(), []));
  // The shopper may have opened the menu before hydration.
  useEffect(() => setOpen(menuRef.current?.matches(':popover-open') === true), []);

  // relatedTarget is null when focus moves to another window: the menu stays open.
  const closeOnFocusOut = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) menuRef.current?.hidePopover();
  };
  // A host with a router stays on the page when a link is followed. A modified click opens another tab or window.
  const closeOnLinkClick = (event: MouseEvent) => {
    if (!isModifiedClick(event) && (event.target as Element).closest('a')) menuRef.current?.hidePopover();
  };

  return (
    <li className={styles.account} onBlur={closeOnFocusOut}>
      <button
        aria-controls={menuId}
        // Before hydration the browser exposes the popover's state on its button.
        aria-expanded={isHydrated ? open : undefined}
        className={`${links.iconLink} ${styles.opener}`}
        data-tooltip="My account"
        popoverTarget={menuId}
        type="button"
      >
        <Icon glyph={UserRound} size={22} />
        <span className={`${links.caption} ${styles.caption}`}>
          My account <Chevron size={14} />
        </span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard is a click, too */}
      <ul
        className={styles.menu}
        id={menuId}
        onClick={closeOnLinkClick}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        popover="auto"
        ref={menuRef}
      >
        <Rows {...props} />
      </ul>
    </li>
  );
};

const Rows = ({ items, LinkIcon, hidesSignOut, returnToAdmin }: AccountMenuViewProps) => (
  <>
    {items.map(({ kind, name, href, iconName }) => (
      <li
        className={styles[kind] ?? ''}
        data-grocer-hidden={(kind === 'sign-out' && hidesSignOut) || undefined}
        key={name}
      >
        <a className={styles.row} href={href}>
          {kind === 'category' ? (
            <span className={styles.icon}>{LinkIcon && <LinkIcon name={iconName} />}</span>
          ) : (
            <Icon className={styles.icon} glyph={glyphs[kind]} size={20} />
          )}
          {name}
        </a>
      </li>
    ))}
    {returnToAdmin}
  </>
);
