import { type ComponentProps, useRef } from 'react';
import { AccountLinksView } from '../AccountLinks.tsx';
import { AccountMenuView } from '../AccountMenu.tsx';
import { AccountRowsView, type AccountRowsViewProps } from '../AccountRows.tsx';

type LinksProps = ComponentProps<typeof AccountLinksView>;

type Props =
  | Extract<LinksProps, { session: 'out' }>
  | (Omit<Extract<LinksProps, { session: 'in' }>, 'accountMenu'> & AccountMenuProps);

type AccountMenuProps = Omit<AccountRowsViewProps, 'menuRef' | 'menuId' | 'items'> & {
  idPrefix: string;
  /** The links of the menu that "My account" opens. */
  menu: AccountRowsViewProps['items'];
};

/** The account links with their menu, whose code has loaded. */
export function ShopAccountLinks(props: Props) {
  if (props.session === 'out') return <AccountLinksView {...props} />;
  const { session, favourites, myOrders, ...menu } = props;
  return (
    <AccountLinksView
      accountMenu={<ShopAccountMenu {...menu} />}
      favourites={favourites}
      myOrders={myOrders}
      session={session}
    />
  );
}

function ShopAccountMenu({ idPrefix, menu, ...rows }: AccountMenuProps) {
  const menuRef = useRef<HTMLUListElement>(null);
  const menuId = `${idPrefix}-account-menu`;
  return (
    <AccountMenuView menuId={menuId} menuRef={menuRef} onIntent={() => {}}>
      <AccountRowsView {...rows} items={menu} menuId={menuId} menuRef={menuRef} />
    </AccountMenuView>
  );
}
