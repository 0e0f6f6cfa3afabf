import { CreditCard, Heart, type IconNode, LayoutGrid, ListChecks, LogOut, Package, Truck } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import { CatalogueIcon } from '../../ui/icon/catalogue/CatalogueIcon.tsx';
import type { IconCatalogue } from '../../ui/icon/catalogue/iconCatalogue.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './AccountMenuView.module.css';
import { useAccountMenu } from './useAccountMenu.ts';

/** A link of the account menu. `kind` chooses its icon; a category of the taxonomy names its own. */
export type AccountMenuLink = {
  kind: keyof typeof glyphs | 'category';
  name: string;
  href: string;
  iconName?: string | null;
};

export type AccountRowsProps = {
  menuRef: RefObject<HTMLElement | null>;
  menuId: string;
  /** The last row, for a support user only. */
  returnToAdmin?: ReactNode;
};

export type AccountRowsViewProps = AccountRowsProps & {
  items: readonly AccountMenuLink[];
  /** The drawings of the categories' icons, once they have loaded. */
  icons?: IconCatalogue | undefined;
  /** Keeps the space of "Sign out" while it is not known who is signed in (behaviour/account#sign-out-waits). */
  hidesSignOut?: boolean;
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

export const AccountRowsView = ({
  menuRef,
  menuId,
  items,
  icons,
  hidesSignOut,
  returnToAdmin,
}: AccountRowsViewProps) => {
  useAccountMenu(menuRef, menuId);
  return (
    <>
      {items.map(({ kind, name, href, iconName }) => (
        <li
          className={styles[kind] ?? ''}
          data-grocer-hidden={(kind === 'sign-out' && hidesSignOut) || undefined}
          key={name}
        >
          <a className={styles.row} href={href}>
            {kind === 'category' ? (
              <span className={styles.icon}>
                <CatalogueIcon catalogue={icons} name={iconName ?? null} />
              </span>
            ) : (
              <Icon className={styles.icon} glyph={glyphs[kind]} size={20} />
            )}
            <span>{name}</span>
          </a>
        </li>
      ))}
      {returnToAdmin}
    </>
  );
};
