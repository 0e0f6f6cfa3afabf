import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeaderOfViews } from './HeaderOfViews.tsx';

const meta = {
  title: 'App/Header layout',
  component: HeaderOfViews,
  parameters: { ownRoot: true },
  args: {
    session: 'out',
    slot: { kind: 'none' },
    itemCount: 0,
    totalText: '£0.00',
    spinning: false,
    placeholder: 'Search groceries...',
    current: '',
  },
} satisfies Meta<typeof HeaderOfViews>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const at = (viewport: string) => ({ viewport: { value: viewport } });
const short = { placeholder: 'Search...' };
const slotBooked: Story['args'] = {
  session: 'in',
  slot: { kind: 'booked', weekday: 'Thursday', date: '5 March', start: '9am', end: '10am' },
  itemCount: 32,
  totalText: '£84.20',
};

const isAsHighAs =
  (height: number): Play =>
  async ({ canvas, step }) => {
    await step(`it is ${height} px high and no wider than the window`, async () => {
      await expect(canvas.getByRole('banner').offsetHeight).toBe(height);
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  };

export const SignedOut: Story = { play: isAsHighAs(159) };

export const SlotBooked: Story = { args: slotBooked, play: isAsHighAs(159) };

export const SignedInWithoutSlot: Story = {
  args: { ...slotBooked, slot: { kind: 'none' } },
  play: isAsHighAs(159),
};

export const CurrentPage: Story = {
  args: { ...slotBooked, current: 'Recipes' },
  play: isAsHighAs(159),
};

export const LaptopSignedOut: Story = { args: short, globals: at('laptop'), play: isAsHighAs(159) };

export const LaptopSlotBooked: Story = {
  args: { ...slotBooked, ...short },
  globals: at('laptop'),
  play: isAsHighAs(159),
};

export const TabletSignedOut: Story = { args: short, globals: at('tablet'), play: isAsHighAs(50) };

export const TabletSlotBooked: Story = {
  args: { ...slotBooked, ...short },
  globals: at('tablet'),
  play: isAsHighAs(50),
};

const canBeTouched: Play = async (context) => {
  await isAsHighAs(50)(context);
  await context.step('every target is 44 px wide and high at the least', async () => {
    const targets = [...context.canvasElement.querySelectorAll<HTMLElement>('a, button')].filter(
      (each) => each.checkVisibility() && each.textContent !== 'Skip to main content',
    );
    const small = targets.filter((each) => each.offsetWidth < 44 || each.offsetHeight < 44);
    await expect(targets.length).toBe(5);
    await expect(small).toEqual([]);
  });
};

export const MobileSignedOut: Story = { globals: at('mobile'), play: canBeTouched };

export const MobileSlotBooked: Story = { args: slotBooked, globals: at('mobile'), play: canBeTouched };

export const NarrowSignedOut: Story = { globals: at('narrow'), play: canBeTouched };

export const NarrowSlotBooked: Story = { args: slotBooked, globals: at('narrow'), play: canBeTouched };

const long: Story['args'] = {
  ...slotBooked,
  ...short,
  slot: { kind: 'booked', weekday: 'Wednesday', date: '25 September', start: '11am', end: '12:00 midday' },
  itemCount: 1234,
  totalText: '£10,234.50',
};

const isNoWiderThanTheWindow: Play = async ({ step }) => {
  await step('nothing hangs over the side', async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  });
};

export const LongText: Story = { args: long, play: isAsHighAs(159) };

export const LaptopLongText: Story = { args: long, globals: at('laptop'), play: isAsHighAs(159) };

export const NarrowLongText: Story = { args: long, globals: at('narrow'), play: isAsHighAs(50) };

const doublesItsText: Play = async ({ canvas, step }) => {
  await step('nothing is cut and nothing hangs over when the text is twice as large', async () => {
    canvas.getByRole('banner').style.setProperty('--grocer-u', '32px');
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    const cut = [...canvas.getByRole('banner').querySelectorAll('a, button, [aria-hidden]')].filter(
      (each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1,
    );
    await expect(cut).toEqual([]);
  });
};

export const DoubleText: Story = { args: slotBooked, play: doublesItsText };

export const LaptopDoubleText: Story = { args: slotBooked, globals: at('laptop'), play: doublesItsText };

export const MobileDoubleText: Story = { args: slotBooked, globals: at('mobile'), play: doublesItsText };

export const NarrowDoubleText: Story = { args: slotBooked, globals: at('narrow'), play: doublesItsText };

const turned: Pick<Story, 'decorators'> = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  ...turned,
  args: slotBooked,
  play: async (context) => {
    await isAsHighAs(159)(context);
    const logo = context.canvas.getAllByRole('link', { name: 'Grocer, groceries home' }).at(-1);

    await expect(logo?.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2);
  },
};

export const MobileRightToLeft: Story = {
  ...turned,
  args: slotBooked,
  globals: at('mobile'),
  play: isAsHighAs(50),
};

export const ForcedColours: Story = {
  args: { ...slotBooked, current: 'Recipes' },
  parameters: {
    media: { forcedColors: 'active' },
    // The colours are the reader's own; axe reads -webkit-text-fill-color, which still answers with ours.
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
  play: isNoWiderThanTheWindow,
};
