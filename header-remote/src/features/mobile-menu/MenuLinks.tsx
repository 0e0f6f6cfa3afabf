import {
  ArrowUpRight,
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
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './MenuLinks.module.css';

type Link = { name: string; href: string };

export type MenuLinksProps = {
  slot: { booked: boolean; href: string };
  groceries: Link;
  entertaining: Link;
  offers: Link;
  /** New, Recipes, Inspiration. */
  links: readonly Link[];
  account:
    | { session: 'out'; signIn: string; register: string }
    /** A support user signed on as a customer has no sign-out (clarification 26). */
    | { session: 'in'; favourites: string; myOrders: string; accountOverview: string; signOut?: string };
  customerService: string;
  findAStore: string;
  sisterShops: readonly Link[];
};

/** Level 0, in the order of clarification 139. */
export const MenuLinks = (props: MenuLinksProps) => {
  const { slot, groceries, entertaining, offers, links, account, customerService, findAStore, sisterShops } =
    props;
  return (
    <>
      <ul className={styles.group}>
        <Row
          glyph={slot.booked ? CalendarCheck : CalendarDays}
          href={slot.href}
          name={slot.booked ? 'Change Slot' : 'Book Slot'}
        />
      </ul>
      <ul className={styles.group}>
        <Row {...groceries} look="groceries" />
        <Row {...entertaining} look="bold" />
        <Row {...offers} look="offers" />
        {links.map((link) => (
          <Row key={link.name} {...link} />
        ))}
      </ul>
      {account.session === 'out' ? <SignedOut {...account} /> : <SignedIn {...account} />}
      <ul className={styles.group}>
        <Row glyph={Headset} href={customerService} name="Customer service" />
        <Row glyph={MapPin} href={findAStore} name="Find a store" />
      </ul>
      <SisterShops shops={sisterShops} />
      {account.session === 'in' && account.signOut && (
        <ul className={styles.group}>
          <Row glyph={LogOut} href={account.signOut} name="Sign out" />
        </ul>
      )}
    </>
  );
};

type RowProps = Link & { glyph?: IconNode; look?: 'bold' | 'groceries' | 'offers' };

const Row = ({ name, href, glyph, look }: RowProps) => (
  <li>
    <a className={`${styles.row} ${look ? styles[look] : ''}`} href={href}>
      {glyph && <Icon glyph={glyph} size={20} />}
      {name}
    </a>
  </li>
);

const SignedOut = ({ signIn, register }: { signIn: string; register: string }) => (
  <div className={`${styles.group} ${styles.buttons}`}>
    <ButtonLink href={signIn} theme="primary">
      Sign in
    </ButtonLink>
    <ButtonLink href={register} theme="secondary">
      Register
    </ButtonLink>
  </div>
);

const SignedIn = (links: { favourites: string; myOrders: string; accountOverview: string }) => (
  <ul className={styles.group}>
    <Row glyph={Heart} href={links.favourites} name="Favourites" />
    <Row glyph={Package} href={links.myOrders} name="My orders" />
    <Row glyph={UserRound} href={links.accountOverview} name="My account" />
  </ul>
);

const SisterShops = ({ shops }: { shops: readonly Link[] }) => (
  <nav aria-label="More from" className={styles.group}>
    <span aria-hidden className={styles.heading}>
      More from
    </span>
    <ul>
      {shops.map(({ name, href }) => (
        <li key={name}>
          <a className={styles.row} href={href} rel="noopener" target="_blank">
            <span className={styles.name}>{name}</span>
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            <Icon className={styles.external} glyph={ArrowUpRight} size={18} />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
