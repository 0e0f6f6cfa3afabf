import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide';
import { expect } from 'storybook/test';
import { forcedColours } from '../testing/stories.tsx';
import { iconCatalogue } from './catalogue/iconCatalogue.tsx';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'UI/Icon',
  component: Icon,
  args: { glyph: ShoppingCart, size: 24 },
  decorators: [
    (Story) => (
      <div
        className="icons"
        style={{
          padding: 24,
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        }}
      >
        {/* Centres icons of any height in their rows. */}
        <style>{`
          .icons > div {
            display: grid !important;
            grid-template-rows: 24px auto !important;
            align-items: center !important;
            gap: 4px !important;
          }
        `}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'),
};

/** Every icon of the catalogue by its name: glyphs, card brands and flags. */
export const Catalogue: Story = {
  render: () => (
    <>
      {Object.entries(iconCatalogue).map(([name, drawing]) => (
        <div key={name}>
          {drawing}
          {name}
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    // A card brand is an image named after the brand.
    await expect(canvas.getByRole('img', { name: 'Visa' })).toBeVisible();
  },
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

export const ForcedColours: Story = { ...Catalogue, parameters: forcedColours };
