import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StaticHeader, signedInArgs } from '../../app/testing/StaticHeader.tsx';
import { at, forcedColours, rightToLeft } from '../../ui/testing/stories.tsx';

const page = {
  minBlockSize: 3000,
  maxInlineSize: 1360,
  marginInline: 'auto',
  padding: '8px 40px',
  color: '#211f1b',
  font: '500 16px/24px "Grocer Sans", sans-serif',
};
const shelves = (
  'Fruit|Vegetables|Salad|Milk, butter & eggs|Cheese|Yoghurt|Bread & rolls|Cakes|Meat & poultry|Fish|' +
  'Pasta & rice|Tins & jars|Tea & coffee|Soft drinks|Frozen|Pet'
).split('|');

/** The header on a long page that is scrolled. */
const meta = {
  title: 'Features/Compact bar',
  component: StaticHeader,
  parameters: { ownRoot: true },
  args: { ...signedInArgs, path: '/ecom/recipes' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={page}>
          <h1>Groceries</h1>
          {shelves.map((name) => (
            <h2 key={name} style={{ marginBlock: 64 }}>
              {name}
            </h2>
          ))}
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof StaticHeader>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const header = (canvas: Canvas) => canvas.getByRole('banner');
const bar = (canvas: Canvas) => header(canvas).firstElementChild as HTMLElement;
const pageTop = (canvas: Canvas) =>
  canvas.getByRole('heading', { name: 'Groceries' }).getBoundingClientRect().top + window.scrollY;

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
const becomes = (canvas: Canvas, state: 'compact' | 'normal') =>
  waitFor(() => expect(header(canvas).dataset.grocerBar ?? 'normal').toBe(state));

const scrolled =
  (height: number): Play =>
  async ({ canvas, step }) => {
    const top = pageTop(canvas);
    // Scrolls again until the bar is compact: the page may still grow when the story begins.
    await waitFor(() => {
      scrollTo(400);
      expect(header(canvas).dataset.grocerBar).toBe('compact');
    });

    await step(`the bar is ${height} px high, stays at the top, and nothing on the page moves`, async () => {
      await waitFor(() => expect(bar(canvas).getBoundingClientRect().top).toBe(0));
      await expect(bar(canvas).offsetHeight).toBe(height);
      await expect(pageTop(canvas)).toBe(top);
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  };

export const Desktop: Story = { play: scrolled(51) };

/** The header is compact beyond 150 px, and normal again at 130 px. */
export const Thresholds: Story = {
  parameters: { notPictured: 'Looks as "Desktop".' },
  play: async ({ canvas }) => {
    for (const [top, state] of [
      [150, 'normal'],
      [151, 'compact'],
      [131, 'compact'],
      [130, 'normal'],
    ] as const) {
      scrollTo(top);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      await becomes(canvas, state);
    }
  },
};

export const FocusInTheRows: Story = {
  play: async ({ canvas }) => {
    const recipes = canvas.getByRole('link', { name: 'Recipes' });
    recipes.focus({ preventScroll: true });
    scrollTo(400);

    // The header stays normal while a primary link has focus.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await expect(recipes).toHaveFocus();
    await becomes(canvas, 'normal');

    // The header is compact once focus has moved on.
    canvas.getByLabelText('Search groceries').focus({ preventScroll: true });
    await becomes(canvas, 'compact');
    await expect(canvas.getByLabelText('Search groceries')).toHaveFocus();
  },
};

/** A window of 360 px in height is too low for the compact bar. */
export const LowWindow: Story = {
  globals: at('low'),
  parameters: {
    viewport: { options: { low: { name: 'low', styles: { width: '1280px', height: '360px' } } } },
  },
  play: async ({ canvas }) => {
    await expect(window.innerHeight).toBe(360);
    scrollTo(400);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await becomes(canvas, 'normal');
    await expect(bar(canvas).getBoundingClientRect().top).toBeLessThan(0);
  },
};

export const SignedOut: Story = { args: { isSignedIn: false, slot: null }, play: scrolled(51) };

/** Beside the seasonal menu the button of multi-search has no text. */
export const Seasonal: Story = { args: { season: 'Christmas' }, play: scrolled(51) };

export const Laptop: Story = { globals: at('laptop'), play: scrolled(51) };
export const Tablet: Story = { globals: at('tablet'), play: scrolled(50) };
export const Mobile: Story = { globals: at('mobile'), play: scrolled(50) };
export const Narrow: Story = { globals: at('narrow'), play: scrolled(50) };

export const ReducedMotion: Story = {
  parameters: { media: { reducedMotion: 'reduce' } },
  play: async (context) => {
    scrollTo(400);
    await becomes(context.canvas, 'compact');
    await expect(bar(context.canvas).getAnimations()).toEqual([]);
  },
};

export const ForcedColours: Story = { parameters: forcedColours, play: scrolled(51) };
export const RightToLeft: Story = { decorators: rightToLeft, play: scrolled(51) };

export const DoubleText: Story = {
  play: async ({ canvas }) => {
    header(canvas).style.setProperty('--grocer-u', '32px');
    scrollTo(600);
    await becomes(canvas, 'compact');

    // The bar grows with its text and fits into the window.
    await expect(bar(canvas).offsetHeight).toBeGreaterThanOrEqual(99);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};
