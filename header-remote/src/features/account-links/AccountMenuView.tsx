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
import { type FocusEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Chevron } from '../../ui/icon/Chevron.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useRestored } from '../../ui/page/useRestored.ts';
import { opensElsewhere } from '../../ui/press/opensElsewhere.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import links from './AccountLinksView.module.css';
import styles from './AccountMenuView.module.css';

/** A link of the menu; `kind` is its drawing. */
export type AccountMenuLink = { kind: keyof typeof glyphs; name: string; href: string };

type Props = { idPrefix: string; items: readonly AccountMenuLink[] };

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
 * "My account" and what it opens: a popover, so it opens without a script, and Escape and a press beside it close it
 * (clarification 124).
 */
export const AccountMenuView = ({ idPrefix, items }: Props) => {
  const menuRef = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const menuId = `${idPrefix}-account-menu`;
  useRestored(useCallback(() => menuRef.current?.hidePopover(), []));
  // The shopper may have been quicker than the script.
  useEffect(() => setOpen(menuRef.current?.matches(':popover-open') === true), []);

  // To another window it has not left.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) menuRef.current?.hidePopover();
  };
  // A host with a router stays on this page. Pressed with a key held, a link opens elsewhere.
  const closeByLink = (event: MouseEvent) => {
    if (!opensElsewhere(event) && (event.target as Element).closest('a')) menuRef.current?.hidePopover();
  };

  return (
    <li className={styles.account} onBlur={closeWhenLeft}>
      <button
        aria-controls={menuId}
        // Without a script the browser tells it by itself.
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only what its links do is heard */}
      <ul
        className={styles.menu}
        id={menuId}
        onClick={closeByLink}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        popover="auto"
        ref={menuRef}
      >
        {items.map(({ kind, name, href }) => (
          <li className={styles[kind]} key={kind}>
            <a className={styles.row} href={href}>
              <Icon className={styles.icon} glyph={glyphs[kind]} size={20} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
};
