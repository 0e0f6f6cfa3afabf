import { AU, CN, DE, ES, FR, GB, GR, IE, IN, IT, NZ, ZA } from 'country-flag-icons/react/3x2';
import * as lucide from 'lucide';
import type { ReactElement } from 'react';
import * as simpleIcons from 'simple-icons';
import { Icon } from '../Icon.tsx';
import styles from './iconCatalogue.module.css';

const glyphs = {
  account: lucide.UserRound,
  alert: lucide.TriangleAlert,
  aisles: lucide.LayoutGrid,
  baby: lucide.Baby,
  basket: lucide.ShoppingBasket,
  beef: lucide.Beef,
  'booked-slot': lucide.CalendarCheck,
  cake: lucide.Cake,
  card: lucide.CreditCard,
  carrot: lucide.Carrot,
  'chef-hat': lucide.ChefHat,
  coffee: lucide.Coffee,
  croissant: lucide.Croissant,
  'customer-service': lucide.Headset,
  details: lucide.Info,
  favourites: lucide.Heart,
  'find-a-store': lucide.MapPin,
  fish: lucide.Fish,
  gift: lucide.Gift,
  home: lucide.House,
  lamp: lucide.Lamp,
  leaf: lucide.Leaf,
  lists: lucide.ListChecks,
  milk: lucide.Milk,
  'multi-search': lucide.ListPlus,
  'new-tab': lucide.ArrowUpRight,
  orders: lucide.Package,
  'package-open': lucide.PackageOpen,
  'party-popper': lucide.PartyPopper,
  'paw-print': lucide.PawPrint,
  'recent-search': lucide.History,
  search: lucide.Search,
  'sign-out': lucide.LogOut,
  slot: lucide.CalendarDays,
  snowflake: lucide.Snowflake,
  sparkle: lucide.Sparkle,
  sparkles: lucide.Sparkles,
  'spray-can': lucide.SprayCan,
  tag: lucide.Tag,
  'tree-pine': lucide.TreePine,
  trolley: lucide.ShoppingCart,
  van: lucide.Truck,
  voucher: lucide.TicketPercent,
  wine: lucide.Wine,
};

const brands = {
  'american-express': simpleIcons.siAmericanexpress,
  'apple-pay': simpleIcons.siApplepay,
  'diners-club': simpleIcons.siDinersclub,
  discover: simpleIcons.siDiscover,
  'google-pay': simpleIcons.siGooglepay,
  jcb: simpleIcons.siJcb,
  klarna: simpleIcons.siKlarna,
  mastercard: simpleIcons.siMastercard,
  paypal: simpleIcons.siPaypal,
  visa: simpleIcons.siVisa,
};

const flags = { AU, CN, DE, ES, FR, GB, GR, IE, IN, IT, NZ, ZA };

/** Every icon's drawing by name: glyphs, card brands and flags (behaviour/content#icon-catalogue). */
export const iconCatalogue = Object.fromEntries([
  ...Object.entries(glyphs).map(([name, glyph]) => [name, <Icon glyph={glyph} key={name} size={20} />]),
  ...Object.entries(brands).map(([name, brand]) => [name, <BrandMark brand={brand} key={name} />]),
  ...Object.entries(flags).map(([country, Flag]) => [
    `flag-${country.toLowerCase()}`,
    <Flag aria-hidden className={styles.flag} key={country} />,
  ]),
]) as IconCatalogue;

type FlagName = `flag-${Lowercase<keyof typeof flags>}`;

export type IconCatalogue = Readonly<
  Record<keyof typeof glyphs | keyof typeof brands | FlagName, ReactElement>
>;

/** A brand's logo in the colour of the surrounding text. Its accessible name is the brand. */
function BrandMark({ brand: { title, path } }: { brand: { title: string; path: string } }) {
  return (
    <svg aria-label={title} className={styles.brand} focusable={false} role="img" viewBox="0 0 24 24">
      <path d={path} />
    </svg>
  );
}
