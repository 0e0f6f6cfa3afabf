import {
  CalendarCheck,
  CalendarDays,
  Headset,
  Heart,
  type IconNode,
  LogOut,
  MapPin,
  Package,
  UserRound,
} from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { SisterShops } from '../../ui/sister-shops/SisterShops.tsx';
import styles from './MenuLinks.module.css';
import row from './MenuRow.module.css';
import { CategoryIcon, MenuRow, type MenuRowVariant } from './MenuRow.tsx';

type Link = { name: string; href: string };

type SignedOutProps = {
  session: 'out';
  /** "Sign in" and "Register", or links of the taxonomy in their place. */
  links: readonly Link[];
};

/** A row of the slide-out's level 0. */
export type MenuEntry = {
  id: string;
  name: string;
  /** `null` when the row has no page. */
  href: string | null;
  /** True for a button that opens a level. Otherwise the row is a link, unless it has `serverLevel`. */
  opensLevel: boolean;
  look?: MenuRowVariant;
  /** Id of the server-rendered popover with the level that the row opens. */
  serverLevel?: string | undefined;
  /** Name of an icon of the catalogue. */
  iconName?: string | null;
};

export type MenuLinksProps = {
  slot: { booked: boolean; href: string };
  /** The rows from Groceries to Inspiration. */
  shop: readonly MenuEntry[];
  account:
    | SignedOutProps
    | {
        session: 'in';
        favourites: string;
        myOrders: string;
        myAccount: MenuEntry;
        /** Missing for a support user signed on as a customer. */
        signOut?: string;
        /** True while it is not known who is signed in: "Sign out" is then invisible and keeps its space. */
        hidesSignOut?: boolean;
      };
  customerService: string;
  findAStore: string;
  sisterShops: readonly Link[];
  /** The last row, for a support user only. */
  supportUserBar?: ReactNode;
  /** Called when a row was pressed, but not for sister shops; `position` counts from 1. */
  onPress?: (entry: MenuEntry, position: number) => void;
};

/** The id of the row that leads to the slot's page. */
export const slotRowId = 'slot';

/** Level 0 of the slide-out, in the order of behaviour/menus#slide-out-rows. */
export const MenuLinks = (props: MenuLinksProps) => {
  const { slot, shop, account, customerService, findAStore, sisterShops, onPress } = props;
  const link = (id: string, name: string, href: string) => ({ id, name, href, opensLevel: false });
  // Positions count from 1, in the order of the rows.
  const rowOf = ({ iconName, ...entry }: MenuEntry, position: number, glyph?: IconNode) => (
    <MenuRow
      {...entry}
      glyph={glyph}
      icon={iconName && <CategoryIcon name={iconName} />}
      key={entry.id}
      onPress={() => onPress?.(entry, position)}
    />
  );
  const isOut = account.session === 'out';
  // A customer's first row is the slot; a guest has it after the shop rows.
  const firstShop = isOut ? 1 : 2;
  const afterShop = shop.length + firstShop;
  const services = afterShop + (isOut ? 1 : 3);
  const slotRow = rowOf(
    link(slotRowId, slot.booked ? 'Change Slot' : 'Book Slot', slot.href),
    isOut ? afterShop : 1,
    slot.booked ? CalendarCheck : CalendarDays,
  );
  return (
    <>
      {isOut ? <SignedOut {...account} /> : <ul className={styles.group}>{slotRow}</ul>}
      <ul className={styles.group}>{shop.map((entry, index) => rowOf(entry, index + firstShop))}</ul>
      {!isOut && (
        <ul className={styles.group}>
          {rowOf(link('favourites', 'Favourites', account.favourites), afterShop, Heart)}
          {rowOf(link('my-orders', 'My orders', account.myOrders), afterShop + 1, Package)}
          {rowOf(account.myAccount, afterShop + 2, UserRound)}
        </ul>
      )}
      <ul className={styles.group}>
        {isOut && slotRow}
        {rowOf(link('find-a-store', 'Find a store', findAStore), services, MapPin)}
        {rowOf(link('customer-service', 'Customer service', customerService), services + 1, Headset)}
      </ul>
      <SisterShops
        classes={{ nav: styles.group, heading: styles.heading, link: row.row, name: row.name }}
        iconSize={18}
        shops={sisterShops}
      />
      {!isOut && account.signOut && (
        <ul className={styles.group} data-grocer-hidden={account.hidesSignOut || undefined}>
          {rowOf(link('sign-out', 'Sign out', account.signOut), services + 2 + sisterShops.length, LogOut)}
        </ul>
      )}
      {props.supportUserBar}
    </>
  );
};

const SignedOut = ({ links }: SignedOutProps) => (
  <div className={`${styles.group} ${styles.buttons}`}>
    {links.map(({ name, href }, index) => (
      <ButtonLink href={href} key={name} theme={index === 0 ? 'primary' : 'secondary'}>
        {name}
      </ButtonLink>
    ))}
  </div>
);
