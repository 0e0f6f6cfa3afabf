import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { at, forcedColours, forcedTextColours, inBox, rightToLeft } from '../../ui/testing/stories.tsx';
import { SlotButtonView } from './SlotButton.tsx';
import { SlotPanelView } from './SlotPanel.tsx';

const thursday = {
  kind: 'booked',
  weekday: 'Thursday',
  date: '5 March',
  time: { text: '9am - 10am', spoken: '9am to 10am' },
} as const;

type Props = Omit<ComponentProps<typeof SlotButtonView>, 'details' | 'idPrefix' | 'onBook'> & {
  onToggle: () => void;
  /** The open panel under the button. */
  panel?: ComponentProps<typeof SlotPanelView>;
};

const Slot = ({ onToggle, panel, ...view }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  const details = {
    ref,
    isOpen: panel !== undefined,
    panel: panel && <SlotPanelView {...panel} />,
    onIntent: () => {},
    onToggle,
  };
  return <SlotButtonView {...view} details={details} idPrefix="story" onBook={() => {}} />;
};

/** The link to book a slot, and the details of a booked one. */
const meta = {
  title: 'Features/Slot',
  component: SlotButtonView,
  render: (args) => <Slot {...(args as Props)} />,
  args: {
    href: '/ecom/serviceselection',
    slot: { kind: 'none' },
    onToggle: fn(),
    loading: false,
    sized: false,
    spinning: false,
  },
  decorators: [
    (Story, { args }) => (
      <div style={{ display: 'flex', padding: args.panel ? 0 : 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<Props>;

const inOneColumn = inBox({ display: 'grid', justifyItems: 'start', gap: 8 });

export const Default: Story = {};

export const Booked: Story = {
  args: { slot: thursday },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Slot details: Thursday 5 March, 9am to 10am' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(button);

    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const LongestDate: Story = {
  args: {
    sized: true,
    slot: {
      kind: 'booked',
      weekday: 'Wednesday',
      date: '25 September',
      time: { text: '11am - 12:00 midday', spoken: '11am to 12:00 midday' },
    },
  },
};

/** Every date fits uncut into the width that the header reserves for signed-in shoppers. */
export const EveryDateIsWhole: Story = {
  render: ({ href, onToggle }) => (
    <>
      {longDays.map(({ weekday, date }) => (
        <Slot
          {...signedIn}
          href={href}
          key={weekday + date}
          onToggle={onToggle}
          slot={{ kind: 'booked', weekday, date, time: wholeHour }}
          spinning={false}
        />
      ))}
    </>
  ),
  decorators: inOneColumn,
  parameters: { notPictured: 'It measures. "Longest date" shows how the longest one looks.' },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByText(wholeHour.text).flatMap((time) => [time, time.previousElementSibling]);
    await expect(texts).toHaveLength(2 * longDays.length);
    const isCut = (text: Element | null) => text && text.scrollWidth > text.clientWidth;
    await expect(texts.filter(isCut).map((text) => text?.textContent)).toEqual([]);
    await expect(canvas.getAllByText('rsday')).not.toHaveLength(0);
    const widths = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    await expect(Math.max(...widths)).toBeLessThan(191);
  },
};

const wholeHour = { text: '10am - 11am', spoken: '10am to 11am' };
const nameOf = (date: Date, part: 'weekday' | 'month') =>
  date.toLocaleDateString('en-GB', { [part]: 'long', timeZone: 'UTC' });
/** The 5th and the 25th of all months, on every weekday. */
const longDays = Array.from({ length: 7 * 12 }, (_, index) => {
  const weekday = nameOf(new Date(Date.UTC(2030, 0, index % 7)), 'weekday');
  const month = nameOf(new Date(Date.UTC(2030, Math.floor(index / 7))), 'month');
  return [5, 25].map((day) => ({ weekday, date: `${day} ${month}` }));
}).flat();

export const Loading: Story = { args: { loading: true, spinning: true } };

export const LoadingWhenBooked: Story = { args: { slot: thursday, loading: true, spinning: true } };

const signedIn = { loading: true, sized: true };

/** A signed-in shopper's page before the services have answered: the slot is the one that the last page stored. */
export const LastKnown: Story = { args: { ...signedIn, slot: thursday } };

export const LastKnownWithoutSlot: Story = { args: signedIn };

/** No page of this shopper has stored a slot. */
export const NotKnown: Story = { args: { ...signedIn, slot: { kind: 'unknown' } } };

/** Every state of a signed-in shopper's slot has the same width, unless its text needs more. */
export const StatesOfOneWidth: Story = {
  render: ({ href, onToggle }) => (
    <>
      {statesOfSlot.map((slot) => (
        <Slot {...signedIn} href={href} key={slot.kind} onToggle={onToggle} slot={slot} spinning={false} />
      ))}
    </>
  ),
  decorators: inOneColumn,
  play: async ({ canvas }) => {
    const controls = [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')];
    await expect(controls).toHaveLength(statesOfSlot.length);
    const widths = controls.map((control) => control.getBoundingClientRect().width);
    await expect(new Set(widths).size).toBe(1);
  },
};

const statesOfSlot = [{ kind: 'unknown' }, { kind: 'none' }, thursday, { kind: 'error' }] as const;

export const Failed: Story = { name: 'Failed (slot error)', args: { slot: { kind: 'error' } } };

const delivery: ComponentProps<typeof SlotPanelView> = {
  service: 'Delivery',
  date: 'Thursday 5 March',
  time: { text: '9am - 10am', spoken: '9am to 10am' },
  destination: ['Home', '14 Alderney Street', 'Pimlico', 'London', 'SW1V 4EU'],
  change: { href: '/ecom/bookslot/delivery', onClick: () => {} },
  appearedWhileOpen: false,
};

const inTheMiddle = [
  inBox({ position: 'relative', display: 'flex', justifyContent: 'center' }),
  inBox({ flex: 1, minBlockSize: '440px' }),
];

const openWith = (panel: Partial<typeof delivery> = {}): Story => ({
  args: { slot: thursday, panel: { ...delivery, ...panel } },
  parameters: { onDemand: true },
  decorators: inTheMiddle,
});

export const Open: Story = openWith();

export const OpenForCollection: Story = openWith({
  service: 'Groceries and entertaining collection',
  destination: ['Bath', '2 Mill Lane', 'Bath', 'BA1 2BB'],
});

export const OpenWithSparseAddress: Story = openWith({ destination: ['BA1 1AA'] });
export const OpenWithoutPlace: Story = openWith({ destination: [] });

export const OpenNotChangeable: Story = {
  ...openWith({ change: null }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/unable to change the delivery\/collection time or cancel/),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Change slot' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const OpenWhenItBecameNotChangeable: Story = {
  ...openWith({ change: null, appearedWhileOpen: true }),
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toBeInTheDocument(),
};

export const OpenWithLongText: Story = openWith({
  destination: [
    'The house with the very long name of its own',
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    'LL61 5UJ',
  ],
});

export const Laptop: Story = {
  globals: at('laptop'),
  args: { slot: thursday },
  play: async ({ canvas }) => {
    // The visible weekday is cut to three letters, and the accessible name has all of it.
    await expect(canvas.getByText('rsday')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: /Thursday 5 March, 9am to 10am$/ })).toBeVisible();
  },
};

export const Tablet: Story = { globals: at('tablet'), args: { slot: thursday } };

const onMobile = { globals: at('mobile') };

export const Mobile: Story = onMobile;
export const MobileNotKnown: Story = { ...NotKnown, ...onMobile };

export const MobileStatesOfOneWidth: Story = { ...StatesOfOneWidth, ...onMobile };

export const TabletStatesOfOneWidth: Story = { ...StatesOfOneWidth, globals: at('tablet') };
export const ForcedColoursNotKnown: Story = { ...NotKnown, parameters: forcedColours };
export const MobileBooked: Story = { ...onMobile, args: { slot: thursday } };
export const MobileFailed: Story = { ...onMobile, args: { slot: { kind: 'error' } } };
export const MobileOpen: Story = { ...openWith(), globals: at('mobile') };

export const NarrowOpen: Story = {
  ...openWith({ change: null }),
  globals: at('narrow'),
  play: () => expect(document.documentElement.scrollWidth).toBe(window.innerWidth),
};

export const RightToLeftOpen: Story = {
  ...openWith(),
  decorators: [...inTheMiddle, rightToLeft],
  play: async ({ canvas }) => {
    const street = canvas.getByText('14 Alderney Street').firstChild as Text;
    const startOf = (word: string) => {
      const range = document.createRange();
      range.setStart(street, street.data.indexOf(word));
      range.setEnd(street, street.data.indexOf(word) + word.length);
      return range.getBoundingClientRect().left;
    };
    await expect(startOf('14')).toBeLessThan(startOf('Alderney'));
  },
};

export const ForcedColoursOpen: Story = {
  ...openWith(),
  parameters: { onDemand: true, ...forcedTextColours },
};
