import { type ComponentProps, useRef } from 'react';
import { SignedInLinks, SignedOutLinks } from '../AccountLinks.tsx';
import { AccountMenuView } from '../AccountMenu.tsx';
import { AccountRowsView, type AccountRowsViewProps } from '../AccountRows.tsx';

type Props =
  | ({ session: 'out' } & ComponentProps<typeof SignedOutLinks>)
  | ({ session: 'in' } & Omit<ComponentProps<typeof SignedInLinks>, 'accountMenu'> & AccountMenuProps);

type AccountMenuProps = Omit<AccountRowsViewProps, 'menuRef' | 'menuId' | 'items'> & {
  idPrefix: string;
  /** The links of the menu that "My account" opens. */
  menu: AccountRowsViewProps['items'];
};

/** The account links with their menu, whose code has loaded. */
export function ShopAccountLinks(props: Props) {
  if (props.session === 'out') return <SignedOutLinks links={props.links} />;
  const { session, favourites, myOrders, ...menu } = props;
  return (
    <SignedInLinks accountMenu={<ShopAccountMenu {...menu} />} favourites={favourites} myOrders={myOrders} />
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
