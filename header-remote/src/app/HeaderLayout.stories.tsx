import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { at, forcedTextColours, rightToLeft } from '../ui/testing/stories.tsx';
import { underPointer } from '../ui/testing/underPointer.ts';
import { StaticHeader, signedInArgs, signedOutArgs } from './testing/StaticHeader.tsx';

const meta = {
  title: 'App/Header layout',
  component: StaticHeader,
  parameters: { ownRoot: true, controls: { disable: true } },
  args: signedOutArgs,
} satisfies Meta<typeof StaticHeader>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const nine = { text: '9am - 10am', spoken: '9am to 10am' };
const midday = { text: '11am - 12:00 midday', spoken: '11am to 12:00 midday' };
const slotOn = (day: string, weekday: string, date: string, time = nine) => ({ day, weekday, date, time });

const long: Story['args'] = {
  ...signedInArgs,
  slot: slotOn('2026-09-25', 'Wednesday', '25 September', midday),
  itemCount: 1234,
  total: 10_234.5,
};

const isNoWiderThanTheWindow: Play = async () => {
  await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
};

const hasHeight =
  (height: number): Play =>
  async (context) => {
    await expect(context.canvas.getByRole('banner').offsetHeight).toBe(height);
    await isNoWiderThanTheWindow(context);
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

const fitsDoubleText: Play = async ({ canvas, step }) => {
  await step('with text of double size nothing is cut, and the page does not scroll sideways', async () => {
    canvas.getByRole('banner').style.setProperty('--grocer-u', '32px');
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    const truncated = [...canvas.getByRole('banner').querySelectorAll('a, button, [aria-hidden]')].filter(
      (each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1,
    );
    await expect(truncated).toEqual([]);
  });
};

type Viewport = Parameters<typeof at>[0];

const touch = (args: Partial<typeof signedInArgs>, viewport: Viewport, play = hasHeight(50)): Story => ({
  args,
  globals: at(viewport),
  play,
});
const desktop = (args: Partial<typeof signedInArgs>, viewport: Viewport = 'desktop') =>
  touch(args, viewport, hasHeight(159));

export const SignedOut: Story = desktop({});
export const SlotBooked: Story = desktop(signedInArgs);
export const SignedInWithoutSlot: Story = desktop({ ...signedInArgs, slot: null });
export const CurrentPage: Story = desktop({ ...signedInArgs, path: '/ecom/recipes' });
/** Every control but the logo and the skip link. */
const control = /^(?!Grocer\b|Skip)/;
/** Waits for the search, because its code disables the button "Search" until something is typed. */
const underPointerOnceLoaded =
  (names: Parameters<typeof underPointer>[0]): Play =>
  async (context) => {
    await context.canvas.findByRole('combobox');
    await underPointer(names)(context);
  };
export const Hover: Story = { args: signedInArgs, play: underPointerOnceLoaded({ hover: control }) };
export const Pressed: Story = { args: signedInArgs, play: underPointerOnceLoaded({ active: control }) };
export const MobilePressed: Story = touch(signedInArgs, 'mobile', underPointer({ active: control }));
export const LaptopSignedOut: Story = desktop({}, 'laptop');
export const LaptopSlotBooked: Story = desktop(signedInArgs, 'laptop');

/** While the shopper types, the field covers the account links and multi-search; nothing else moves. */
const typesInTheSearchField: Play = async ({ canvas }) => {
  const input = await canvas.findByRole('combobox');
  const slot = canvas.getByRole('button', { name: /^Slot details/ });
  const favourites = canvas.getByRole('link', { name: 'Favourites' });
  const multiSearch = canvas.getByRole('button', { name: 'Multi-search' });
  const places = () => [input.getBoundingClientRect().left, slot.getBoundingClientRect().left];
  const before = places();
  await userEvent.type(input, 'semi-skimmed milk');
  await expect(places()).toEqual(before);
  const { paddingLeft } = getComputedStyle(input);
  await expect(input.clientWidth - Number.parseFloat(paddingLeft)).toBeGreaterThanOrEqual(240);
  await expect(favourites.parentElement?.parentElement?.parentElement?.clientWidth).toBe(0);

  // Tab reaches Favourites and multi-search, which then have their width again.
  await userEvent.tab();
  await userEvent.tab();
  await expect(multiSearch).toHaveFocus();
  await expect(multiSearch.clientWidth).toBeGreaterThan(40);
  await expect(favourites.getBoundingClientRect().right).toBeLessThan(before[1] ?? 0);
  await userEvent.click(input);
};

export const Typing: Story = { args: signedInArgs, play: typesInTheSearchField };
export const LaptopTyping: Story = { ...Typing, globals: at('laptop') };
export const TabletSignedOut: Story = touch({}, 'tablet');
export const TabletSlotBooked: Story = touch(signedInArgs, 'tablet');
export const MobileSignedOut: Story = touch({}, 'mobile', hasLargeTargets);
export const MobileSlotBooked: Story = touch(signedInArgs, 'mobile', hasLargeTargets);

/** The wordmark of the logo is in the row, not wrapped below its mark. */
const hasWordmark: Play = async (context) => {
  await hasLargeTargets(context);
  const [mark, word] = context.canvas.getByRole('link', { name: /^Grocer/ }).querySelectorAll('svg');
  await expect(word?.getBoundingClientRect().top).toBeLessThan(mark?.getBoundingClientRect().bottom ?? 0);
};

export const MobileWithoutSlot: Story = touch({ ...signedInArgs, slot: null }, 'mobile', hasWordmark);
export const MobileLongDate: Story = touch(
  { ...signedInArgs, slot: slotOn('2026-12-01', 'Tuesday', '1 December') },
  'mobile',
  hasWordmark,
);
export const NarrowSignedOut: Story = touch({}, 'narrow', hasLargeTargets);
export const NarrowSlotBooked: Story = touch(signedInArgs, 'narrow', hasLargeTargets);
export const LongText: Story = desktop(long);
export const LaptopLongText: Story = desktop(long, 'laptop');

/** The search placeholder is not cut off beside the longest slot and a large trolley. */
export const LargeTrolley: Story = { args: { ...long, itemCount: 120, total: 1234.56 } };
export const NarrowLongText: Story = touch(long, 'narrow');

/** Text at 150 %: one row, no higher than a host reserves, and the month whole or as its first letters. */
const fitsLargeText: Play = async (context) => {
  const header = context.canvas.getByRole('banner');
  header.style.setProperty('--grocer-u', '24px');
  await expect(header.offsetHeight).toBeLessThanOrEqual(75);
  await isNoWiderThanTheWindow(context);
  const day = context.canvas.getByText(/^25 Nov/).parentElement;
  await expect(day?.scrollWidth).toBeLessThanOrEqual(day?.clientWidth ?? 0);
};

const november = { ...signedInArgs, slot: slotOn('2026-11-25', 'Wednesday', '25 November') };

export const LargeText: Story = { args: november, play: fitsLargeText };
export const MobileLargeText: Story = touch(november, 'mobile', fitsLargeText);
export const NarrowLongMonth: Story = touch(november, 'narrow', async (context) => {
  await hasLargeTargets(context);
  // The month is shortened, not cut off.
  await expect(context.canvas.getByText('ember')).not.toBeVisible();
  const start = context.canvas.getByText(/^25 Nov/);
  await expect(start.getBoundingClientRect().right).toBeLessThanOrEqual(
    start.parentElement?.getBoundingClientRect().right ?? 0,
  );
});

/** At twice the text size the header has the layout of half the width, still in one row. */
export const DoubleText: Story = { args: signedInArgs, play: fitsDoubleText };
export const LaptopDoubleText: Story = touch(signedInArgs, 'laptop', fitsDoubleText);
export const MobileDoubleText: Story = touch(signedInArgs, 'mobile', fitsDoubleText);
export const NarrowDoubleText: Story = touch(signedInArgs, 'narrow', fitsDoubleText);

/** Text spacing that a reader may set (WCAG 1.4.12). */
const readerSpacing = { 'letter-spacing': '0.12em', 'word-spacing': '0.16em', 'line-height': '1.5' };

export const NarrowTextSpacing: Story = {
  args: signedInArgs,
  globals: at('narrow'),
  play: async (context) => {
    for (const element of context.canvas.getByRole('banner').querySelectorAll<HTMLElement>('*'))
      for (const [name, value] of Object.entries(readerSpacing))
        element.style.setProperty(name, value, 'important');
    await isNoWiderThanTheWindow(context);
    // The time of the slot is not cut off.
    const time = context.canvas.getByText('9am - 10am');
    await expect(time.scrollWidth).toBeLessThanOrEqual(time.clientWidth);
    await expect(time.scrollHeight).toBeLessThanOrEqual(time.clientHeight);
  },
};

export const RightToLeft: Story = { ...desktop(signedInArgs), decorators: rightToLeft };
export const MobileRightToLeft: Story = { ...touch(signedInArgs, 'mobile'), decorators: rightToLeft };

export const ForcedColours: Story = {
  args: { ...signedInArgs, path: '/ecom/recipes' },
  parameters: forcedTextColours,
};

export const ReducedMotion: Story = {
  args: { ...signedInArgs, isLoading: true },
  parameters: { media: { reducedMotion: 'reduce' } },
};

export const Printed: Story = {
  args: signedInArgs,
  parameters: { media: { media: 'print' } },
  play: async (context) => {
    await isNoWiderThanTheWindow(context);
    const banner = context.canvas.getByRole('banner');
    // In print the header is as high as the logo, even if the compact bar was shown.
    await expect(banner.offsetHeight).toBeLessThan(50);
    banner.dataset.grocerBar = 'compact';
    banner.style.minBlockSize = '159px';
    await expect(banner.offsetHeight).toBeLessThan(50);
    delete banner.dataset.grocerBar;
    banner.style.minBlockSize = '';
  },
};
