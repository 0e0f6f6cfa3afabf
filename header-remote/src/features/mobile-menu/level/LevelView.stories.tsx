import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { at, forcedColours, rightToLeft } from '../../../ui/testing/stories.tsx';
import { underPointer } from '../../../ui/testing/underPointer.ts';
import { LevelView } from './LevelView.tsx';

const row = (name: string, opensLevel = true) => ({ id: name, name, href: `/ecom/${name}`, opensLevel });

const meta = {
  title: 'Features/Mobile menu/Level',
  component: LevelView,
  globals: at('mobile'),
  args: {
    idPrefix: 'story',
    name: 'Fresh & chilled',
    parentName: 'Groceries',
    items: [
      { ...row('View all Fresh & chilled', false), look: 'all' },
      row('Fruit'),
      row('Vegetables'),
      row('Salad'),
      row('Milk, butter & eggs'),
      row('Desserts', false),
    ],
    onPress: fn(),
  },
} satisfies Meta<typeof LevelView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    // A category with children is a button, one without children a link.
    await expect(canvas.getByRole('button', { name: 'Fruit' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('link', { name: 'Desserts' })).toBeInTheDocument();

    // A press reports the row and its position.
    await userEvent.click(canvas.getByRole('button', { name: 'Fruit' }));
    await expect(args.onPress).toHaveBeenCalledWith(expect.objectContaining({ name: 'Fruit' }), 1);
  },
};

export const CurrentPage: Story = {
  args: {
    items: [
      { ...row('Fruit'), current: 'within' },
      { ...row('Desserts', false), current: 'page' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Fruit' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Desserts' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Variants: Story = {
  args: {
    items: [
      { ...row('Offers'), look: 'offers' },
      { ...row('Bold'), look: 'bold' },
      { ...row('Alcohol'), showWarningIcon: true },
    ],
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Attention Alcohol' })).toBeInTheDocument(),
};

/** A row has the icon that the catalogue has for its icon name; a name that is not in the catalogue gives no icon. */
export const Icons: Story = {
  args: {
    name: 'Groceries',
    parentName: '',
    items: [
      { ...row('View all Groceries', false), look: 'all' },
      { ...row('Bakery'), iconName: 'croissant' },
      { ...row('France'), iconName: 'flag-fr' },
      { ...row('Gift cards', false), iconName: 'visa' },
      { ...row('Home', false), iconName: 'unicorn' },
    ],
  },
  play: async ({ canvas }) => {
    const bakery = canvas.getByRole('button', { name: 'Bakery' });
    await waitFor(() => expect(bakery.querySelector('[data-icon="croissant"] svg')).toBeVisible());
  },
};

export const Loading: Story = {
  args: {
    name: 'Groceries',
    parentName: '',
    items: [{ ...row('View all Groceries', false), look: 'all' }],
    waiting: true,
  },
};

export const WithContent: Story = { args: { content: <p>What editors chose</p> } };

export const HoverAndPressed: Story = { play: underPointer({ hover: 'Fruit', active: /^(View|Desserts)/ }) };

const long = 'Everything for the freezer, for large families and for those who cook once a week';

export const LongText: Story = {
  args: { name: long, parentName: long, items: [row(long), row(long.replaceAll(' ', '_'), false)] },
  globals: at('narrow'),
  play: async () => {
    // The viewport takes its width a moment after the story has rendered.
    await waitFor(() => expect(document.documentElement.scrollWidth).toBe(innerWidth));
  },
};

export const RightToLeft: Story = { decorators: rightToLeft };
export const ForcedColours: Story = { parameters: forcedColours };
