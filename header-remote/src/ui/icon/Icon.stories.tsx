import type { Meta, StoryObj } from '@storybook/react-vite';
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
  CalendarCheck,
  CalendarDays,
  CalendarX2,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CornerUpLeft,
  CreditCard,
  Headset,
  Heart,
  History,
  type IconNode,
  Info,
  LayoutGrid,
  ListChecks,
  ListPlus,
  LogOut,
  MapPin,
  Menu,
  Minus,
  Package,
  Plus,
  Save,
  Search,
  ShoppingBasket,
  ShoppingCart,
  TicketPercent,
  Trash2,
  TriangleAlert,
  Truck,
  UserRound,
  X,
} from 'lucide';
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
import { expect } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';
import { Flag } from './Flag.tsx';
import { Icon } from './Icon.tsx';

/**
 * The icons by meaning. Each is imported by name where it is used, so that a page loads only the icons that it shows.
 */
const icons: Record<string, IconNode> = {
  account: UserRound,
  alert: TriangleAlert,
  aisles: LayoutGrid,
  basket: ShoppingBasket,
  'booked slot': CalendarCheck,
  burger: Menu,
  card: CreditCard,
  close: X,
  'customer service': Headset,
  details: Info,
  done: Check,
  down: ChevronDown,
  error: CircleAlert,
  favourites: Heart,
  'find a store': MapPin,
  forwards: ChevronRight,
  backwards: ChevronLeft,
  less: Minus,
  lists: ListChecks,
  more: Plus,
  'multi-search': ListPlus,
  'new tab': ArrowUpRight,
  orders: Package,
  'recent search': History,
  remove: Trash2,
  return: CornerUpLeft,
  save: Save,
  search: Search,
  'sign out': LogOut,
  slot: CalendarDays,
  'slot error': CalendarX2,
  trolley: ShoppingCart,
  up: ChevronUp,
  van: Truck,
  voucher: TicketPercent,
};

const cards = [
  siVisa,
  siMastercard,
  siAmericanexpress,
  siDinersclub,
  siDiscover,
  siJcb,
  siPaypal,
  siApplepay,
  siGooglepay,
  siKlarna,
];

const flags = {
  Australia: AU,
  China: CN,
  France: FR,
  Germany: DE,
  Greece: GR,
  India: IN,
  Ireland: IE,
  Italy: IT,
  'New Zealand': NZ,
  'South Africa': ZA,
  Spain: ES,
  'United Kingdom': GB,
};

const meta = {
  title: 'UI/Icon',
  component: Icon,
  args: { glyph: ShoppingCart, size: 24 },
  decorators: [
    (Story) => (
      <div
        style={{
          padding: 24,
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Catalogue: Story = {
  render: (args) => (
    <>
      {Object.entries(icons).map(([name, glyph]) => (
        <div key={name}>
          <Icon {...args} glyph={glyph} />
          {name}
        </div>
      ))}
    </>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <>
      {([12, 14, 15, 16, 18, 20, 22, 24] as const).map((size) => (
        <Icon {...args} key={size} size={size} />
      ))}
    </>
  ),
};

export const CardBrands: Story = {
  render: () => (
    <>
      {cards.map((brand) => (
        <BrandMark brand={brand} key={brand.slug} size={40} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Visa' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(cards.length);
  },
};

export const CountryFlags: Story = {
  render: () => (
    <>
      {Object.entries(flags).map(([country, flag]) => (
        <Flag country={country} flag={flag} key={country} />
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    const fills = [...canvas.getByRole('img', { name: 'Ireland' }).querySelectorAll('*')].map(
      (shape) => getComputedStyle(shape).fill,
    );

    await step('a flag keeps its own colours', async () => {
      await expect(new Set(fills).size).toBeGreaterThan(2);
    });
  },
};

export const ForcedColours: Story = { ...Catalogue, parameters: { media: { forcedColors: 'active' } } };
