import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { widthOfText } from '../ui/testing/widthOfText.ts';
import { StaticHeader } from './testing/StaticHeader.tsx';

const meta = {
  title: 'App/Header layout',
  component: StaticHeader,
  parameters: { ownRoot: true, controls: { disable: true } },
  args: {
    session: 'out',
    slot: { kind: 'none' },
    itemCount: 0,
    totalText: '£0.00',
    spinning: false,
    placeholder: 'Search groceries...',
    current: '',
  },
} satisfies Meta<typeof StaticHeader>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const atViewport = (viewport: string) => ({ viewport: { value: viewport } });
const short = { placeholder: 'Search...' };
const slotBooked: Story['args'] = {
  session: 'in',
  slot: {
    kind: 'booked',
    weekday: 'Thursday',
    date: '5 March',
    time: { text: '9am - 10am', spoken: '9am to 10am' },
  },
  itemCount: 32,
  totalText: '£84.20',
};

const hasHeight =
  (height: number): Play =>
  async ({ canvas, step }) => {
    await step(`the header is ${height} px high and no wider than the window`, async () => {
      await expect(canvas.getByRole('banner').offsetHeight).toBe(height);
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  };

export const SignedOut: Story = { play: hasHeight(159) };

export const SlotBooked: Story = { args: slotBooked, play: hasHeight(159) };

export const SignedInWithoutSlot: Story = {
  args: { ...slotBooked, slot: { kind: 'none' } },
  play: hasHeight(159),
};

export const CurrentPage: Story = {
  args: { ...slotBooked, current: 'Recipes' },
  play: hasHeight(159),
};

export const LaptopSignedOut: Story = { args: short, globals: atViewport('laptop'), play: hasHeight(159) };

export const LaptopSlotBooked: Story = {
  args: { ...slotBooked, ...short },
  globals: atViewport('laptop'),
  play: hasHeight(159),
};

export const TabletSignedOut: Story = { args: short, globals: atViewport('tablet'), play: hasHeight(50) };

export const TabletSlotBooked: Story = {
  args: { ...slotBooked, ...short },
  globals: atViewport('tablet'),
  play: hasHeight(50),
};

const hasLargeTargets: Play = async (context) => {
  await hasHeight(50)(context);
  await context.step('every button and link is at least 44 px wide and high', async () => {
    const targets = [...context.canvasElement.querySelectorAll<HTMLElement>('a, button')].filter(
      (each) => each.checkVisibility() && each.textContent !== 'Skip to main content',
    );
    const small = targets.filter((each) => each.offsetWidth < 44 || each.offsetHeight < 44);
    await expect(targets.length).toBe(5);
    await expect(small).toEqual([]);
  });
};

export const MobileSignedOut: Story = { globals: atViewport('mobile'), play: hasLargeTargets };

export const MobileSlotBooked: Story = {
  args: slotBooked,
  globals: atViewport('mobile'),
  play: hasLargeTargets,
};

export const NarrowSignedOut: Story = { globals: atViewport('narrow'), play: hasLargeTargets };

export const NarrowSlotBooked: Story = {
  args: slotBooked,
  globals: atViewport('narrow'),
  play: hasLargeTargets,
};

const long: Story['args'] = {
  ...slotBooked,
  ...short,
  slot: {
    kind: 'booked',
    weekday: 'Wednesday',
    date: '25 September',
    time: { text: '11am - 12:00 midday', spoken: '11am to 12:00 midday' },
  },
  itemCount: 1234,
  totalText: '£10,234.50',
};

const isNoWiderThanTheWindow: Play = async ({ step }) => {
  await step('the page does not scroll sideways', async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  });
};

const showsWholeTime: Play = async (context) => {
  await hasHeight(159)(context);
  const time = context.canvas.getByText('11am - 12:00 midday');
  await expect(time.scrollWidth).toBeLessThanOrEqual(time.clientWidth);
};

export const LongText: Story = { args: long, play: showsWholeTime };

export const LaptopLongText: Story = { args: long, globals: atViewport('laptop'), play: showsWholeTime };

/** Beside the longest slot and a large trolley the placeholder is whole. */
export const LargeTrolley: Story = {
  args: { ...long, placeholder: 'Search groceries...', itemCount: 120, totalText: '£1,234.56' },
  play: async ({ canvas, step }) => {
    await step('at 1280 px the placeholder is not cut', async () => {
      const box = canvas.getByRole('combobox', { name: 'Search groceries' });
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      await expect(widthOfText(box, 'Search groceries...')).toBeLessThanOrEqual(room);
    });
  },
};

export const NarrowLongText: Story = { args: long, globals: atViewport('narrow'), play: hasHeight(50) };

const fitsDoubleText: Play = async ({ canvas, step }) => {
  await step(
    'with the text twice as large nothing is truncated and the page does not scroll sideways',
    async () => {
      canvas.getByRole('banner').style.setProperty('--grocer-u', '32px');
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
      const truncated = [...canvas.getByRole('banner').querySelectorAll('a, button, [aria-hidden]')].filter(
        (each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1,
      );
      await expect(truncated).toEqual([]);
    },
  );
};

export const DoubleText: Story = {
  args: slotBooked,
  play: async (context) => {
    await fitsDoubleText(context);
    // The layout of half the width, in one row.
    const { height } = context.canvas.getByRole('banner').getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(2 * 50);
  },
};

export const LaptopDoubleText: Story = {
  args: slotBooked,
  globals: atViewport('laptop'),
  play: fitsDoubleText,
};

export const MobileDoubleText: Story = {
  args: slotBooked,
  globals: atViewport('mobile'),
  play: fitsDoubleText,
};

export const NarrowDoubleText: Story = {
  args: slotBooked,
  globals: atViewport('narrow'),
  play: fitsDoubleText,
};

const rightToLeft: Pick<Story, 'decorators'> = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** The spacing that a reader may set (WCAG 1.4.12). */
const readerSpacing = {
  'letter-spacing': '0.12em',
  'word-spacing': '0.16em',
  'line-height': '1.5',
};

export const NarrowTextSpacing: Story = {
  args: slotBooked,
  globals: atViewport('narrow'),
  play: async (context) => {
    for (const element of context.canvas.getByRole('banner').querySelectorAll<HTMLElement>('*'))
      for (const [name, value] of Object.entries(readerSpacing))
        element.style.setProperty(name, value, 'important');
    await isNoWiderThanTheWindow(context);
    await context.step('the time of the slot is whole', async () => {
      const time = context.canvas.getByText('9am - 10am');
      await expect(time.scrollWidth).toBeLessThanOrEqual(time.clientWidth);
      await expect(time.scrollHeight).toBeLessThanOrEqual(time.clientHeight);
    });
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: slotBooked,
  play: async (context) => {
    await hasHeight(159)(context);
    const logo = context.canvas.getAllByRole('link', { name: 'Grocer, groceries home' }).at(-1);

    await expect(logo?.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2);
  },
};

export const MobileRightToLeft: Story = {
  ...rightToLeft,
  args: slotBooked,
  globals: atViewport('mobile'),
  play: hasHeight(50),
};

export const ForcedColours: Story = {
  args: { ...slotBooked, current: 'Recipes' },
  parameters: {
    media: { forcedColors: 'active' },
    // The browser paints the reader's own colours, but axe reads -webkit-text-fill-color, which still has the header's.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
};

export const ReducedMotion: Story = {
  args: { ...slotBooked, spinning: true },
  parameters: { media: { reducedMotion: 'reduce' } },
};

export const Printed: Story = {
  args: slotBooked,
  parameters: { media: { media: 'print' } },
  play: async (context) => {
    await isNoWiderThanTheWindow(context);
    const banner = context.canvas.getByRole('banner');
    await context.step('on paper the header is as high as the logo, after scrolling too', async () => {
      await expect(banner.offsetHeight).toBeLessThan(50);
      banner.dataset.grocerBar = 'compact';
      banner.style.minBlockSize = '159px';
      await expect(banner.offsetHeight).toBeLessThan(50);
      delete banner.dataset.grocerBar;
      banner.style.minBlockSize = '';
    });
  },
};
