import { CreditCard, Heart, type IconNode, LayoutGrid, ListChecks, LogOut, Package, Truck } from 'lucide';
import type { LinkIcon } from '../../state/menu/taxonomy/rootLinks.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './AccountMenuView.module.css';
import type { AccountRowsProps } from './accountRowsAtom.ts';
import { useAccountMenu } from './useAccountMenu.ts';

/** A link of the account menu. `kind` chooses its icon; a category of the taxonomy names its own. */
export type AccountMenuLink = {
  kind: keyof typeof glyphs | 'category';
  name: string;
  href: string;
  iconName?: string | null;
};

export type AccountRowsViewProps = AccountRowsProps & {
  items: readonly AccountMenuLink[];
  /** Draws the icon of a category, once its code has loaded. */
  LinkIcon?: LinkIcon | undefined;
  /** Keeps the space of "Sign out" while it is not known who is signed in (behaviour/account#25). */
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
  LinkIcon,
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
              <span className={styles.icon}>{LinkIcon && <LinkIcon name={iconName} />}</span>
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
