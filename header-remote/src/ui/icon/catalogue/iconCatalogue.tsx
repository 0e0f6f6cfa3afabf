import AU from 'country-flag-icons/react/3x2/AU';
import CN from 'country-flag-icons/react/3x2/CN';
import DE from 'country-flag-icons/react/3x2/DE';
import ES from 'country-flag-icons/react/3x2/ES';
import FR from 'country-flag-icons/react/3x2/FR';
import GB from 'country-flag-icons/react/3x2/GB';
import GR from 'country-flag-icons/react/3x2/GR';
import IE from 'country-flag-icons/react/3x2/IE';
import IN from 'country-flag-icons/react/3x2/IN';
import IT from 'country-flag-icons/react/3x2/IT';
import NZ from 'country-flag-icons/react/3x2/NZ';
import ZA from 'country-flag-icons/react/3x2/ZA';
import {
  ArrowUpRight,
  Baby,
  Beef,
  Cake,
  CalendarCheck,
  CalendarDays,
  Carrot,
  ChefHat,
  Coffee,
  CreditCard,
  Croissant,
  Fish,
  Gift,
  Headset,
  Heart,
  History,
  House,
  Info,
  Lamp,
  LayoutGrid,
  Leaf,
  ListChecks,
  ListPlus,
  LogOut,
  MapPin,
  Milk,
  Package,
  PackageOpen,
  PartyPopper,
  PawPrint,
  Search,
  ShoppingBasket,
  ShoppingCart,
  Snowflake,
  Sparkle,
  Sparkles,
  SprayCan,
  Tag,
  TicketPercent,
  TreePine,
  TriangleAlert,
  Truck,
  UserRound,
  Wine,
} from 'lucide';
import type { ReactElement } from 'react';
import {
  siAmericanexpress,
  siApplepay,
  siDinersclub,
  siDiscover,
  siGooglepay,
  siJcb,
  siKlarna,
  siMastercard,
  siPaypal,
  siVisa,
} from 'simple-icons';
import { Icon } from '../Icon.tsx';
import styles from './iconCatalogue.module.css';

const glyphs = {
  account: UserRound,
  alert: TriangleAlert,
  aisles: LayoutGrid,
  baby: Baby,
  basket: ShoppingBasket,
  beef: Beef,
  'booked-slot': CalendarCheck,
  cake: Cake,
  card: CreditCard,
  carrot: Carrot,
  'chef-hat': ChefHat,
  coffee: Coffee,
  croissant: Croissant,
  'customer-service': Headset,
  details: Info,
  favourites: Heart,
  'find-a-store': MapPin,
  fish: Fish,
  gift: Gift,
  home: House,
  lamp: Lamp,
  leaf: Leaf,
  lists: ListChecks,
  milk: Milk,
  'multi-search': ListPlus,
  'new-tab': ArrowUpRight,
  orders: Package,
  'package-open': PackageOpen,
  'party-popper': PartyPopper,
  'paw-print': PawPrint,
  'recent-search': History,
  search: Search,
  'sign-out': LogOut,
  slot: CalendarDays,
  snowflake: Snowflake,
  sparkle: Sparkle,
  sparkles: Sparkles,
  'spray-can': SprayCan,
  tag: Tag,
  'tree-pine': TreePine,
  trolley: ShoppingCart,
  van: Truck,
  voucher: TicketPercent,
  wine: Wine,
};

const brands = {
  'american-express': siAmericanexpress,
  'apple-pay': siApplepay,
  'diners-club': siDinersclub,
  discover: siDiscover,
  'google-pay': siGooglepay,
  jcb: siJcb,
  klarna: siKlarna,
  mastercard: siMastercard,
  paypal: siPaypal,
  visa: siVisa,
};

const countryFlags = {
  'flag-au': AU,
  'flag-cn': CN,
  'flag-de': DE,
  'flag-es': ES,
  'flag-fr': FR,
  'flag-gb': GB,
  'flag-gr': GR,
  'flag-ie': IE,
  'flag-in': IN,
  'flag-it': IT,
  'flag-nz': NZ,
  'flag-za': ZA,
};

/** The drawing of every icon by its name: glyphs, card brands and flags (behaviour/content#icon-catalogue). */
export const iconCatalogue = Object.fromEntries([
  ...Object.entries(glyphs).map(([name, glyph]) => [name, <Icon glyph={glyph} key={name} size={20} />]),
  ...Object.entries(brands).map(([name, brand]) => [name, <BrandMark brand={brand} key={name} />]),
  ...Object.entries(countryFlags).map(([name, Drawing]) => [
    name,
    <Drawing aria-hidden className={styles.flag} key={name} />,
  ]),
]) as IconCatalogue;

export type IconCatalogue = Readonly<
  Record<keyof typeof glyphs | keyof typeof brands | keyof typeof countryFlags, ReactElement>
>;

/** A brand's logo in the colour of the surrounding text. Its accessible name is the brand. */
function BrandMark({ brand: { title, path } }: { brand: { title: string; path: string } }) {
  return (
    <svg aria-label={title} className={styles.brand} focusable={false} role="img" viewBox="0 0 24 24">
      <path d={path} />
    </svg>
  );
}
