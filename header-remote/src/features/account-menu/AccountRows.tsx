import { useAtomValue } from 'jotai';
import { type ReactNode, type RefObject, useCallback, useEffect } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import { accountMenuAtom } from '../../state/session/accountMenu.ts';
import { signOutAtom } from '../../state/session/session.ts';
import { useFocusOfServerMarkup } from '../../ui/focus/useFocusOfServerMarkup.ts';
import { accountGlyphs } from '../../ui/icon/accountGlyphs.ts';
import { CatalogueIcon, loadIconCatalogue } from '../../ui/icon/catalogue/CatalogueIcon.tsx';
import type { IconCatalogue } from '../../ui/icon/catalogue/iconCatalogue.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useBfcacheRestore } from '../../ui/page/useBfcacheRestore.ts';
import styles from './AccountMenu.module.css';

const icons = createLazyModule('the icons of the account menu', loadIconCatalogue);

/** The links of the account menu. A browser loads their code on the first hover, focus or press. */
export function AccountRows(props: AccountRowsProps) {
  const items = useAtomValue(accountMenuAtom);
  const hasIcons = items.some(({ kind }) => kind === 'category');
  return (
    <AccountRowsView
      {...props}
      hidesSignOut={useAtomValue(signOutAtom) === 'unknown'}
      icons={useLazyModule(icons, hasIcons)}
      items={items}
    />
  );
}

/** A link of the account menu. `kind` decides its icon; a category of the taxonomy has an `iconName`. */
export type AccountMenuLink = {
  kind: keyof typeof accountGlyphs | 'category';
  name: string;
  href: string;
  iconName?: string | null;
};

type AccountRowsProps = {
  menuRef: RefObject<HTMLElement | null>;
  menuId: string;
  /** The last row, for a support user only. */
  supportUserBar?: ReactNode;
};

export type AccountRowsViewProps = AccountRowsProps & {
  items: readonly AccountMenuLink[];
  /** The drawings of the categories' icons, once they have loaded. */
  icons?: IconCatalogue | undefined;
  /** True while the session is not known: "Sign out" is then invisible (behaviour/account#sign-out-waits). */
  hidesSignOut?: boolean;
};

export const AccountRowsView = ({
  menuRef,
  menuId,
  items,
  icons,
  hidesSignOut,
  supportUserBar,
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
              <Icon className={styles.icon} glyph={accountGlyphs[kind]} size={20} />
            )}
            <span>{name}</span>
          </a>
        </li>
      ))}
      {supportUserBar}
    </>
  );
};

/**
 * Closes the account menu when focus leaves it and its button, and when the page comes back from the back/forward
 * cache.
 */
function useAccountMenu(menuRef: RefObject<HTMLElement | null>, menuId: string): void {
  useFocusOfServerMarkup(menuRef, menuId);
  const close = useCallback(() => menuRef.current?.hidePopover(), [menuRef]);
  useBfcacheRestore(close);
  useEffect(() => {
    // The list item that contains the button and the menu.
    const item = menuRef.current?.parentElement;
    const closeOnFocusOut = ({ relatedTarget }: FocusEvent) => {
      // `relatedTarget` is null when focus moves to another window: the menu stays open.
      if (relatedTarget && !item?.contains(relatedTarget as Node)) close();
    };
    item?.addEventListener('focusout', closeOnFocusOut);
    return () => item?.removeEventListener('focusout', closeOnFocusOut);
  }, [menuRef, close]);
}
