import type { RichTextAttributes, RichTextBlock } from '@grocer/shared-contracts';
import { aParagraph, aRichText } from '@grocer/shared-contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, inBox, rightToLeft } from '../../../ui/testing/stories.tsx';
import { ContentStage } from '../testing/ContentStage.tsx';
import { attributes, span } from './testing/spans.ts';

const looks = (overrides: Partial<RichTextAttributes>) => ({ attributes: attributes(overrides) });
const text = (...blocks: RichTextBlock[]) => ({ components: [aRichText({ blocks })] });
const ofSpans = (...children: RichTextBlock[]) => aParagraph('', { children });

/** Editors’ headings, paragraphs, lists and links. */
const meta = {
  title: 'Features/Promotional content/Rich text',
  component: ContentStage,
  args: text(aParagraph('Easter opening hours')),
  decorators: inBox({ padding: 'min(40px, 4vw)', maxInlineSize: 640 }),
} satisfies Meta<typeof ContentStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: text(
    aParagraph('Easter at home', { type: 'heading', level: 2 }),
    ofSpans(
      span('Last orders for the '),
      span('Easter table', { marks: ['strong'] }),
      span(' are at '),
      span('midnight on 15 April', { marks: ['em'] }),
      span('. See '),
      span('the whole menu', looks({ href: '/content/site/en/recipes.html' })),
      span('.'),
    ),
    aParagraph('Hot cross buns', { listItem: 'bullet', level: 1 }),
    aParagraph('with fruit', { listItem: 'bullet', level: 2 }),
    aParagraph('with chocolate', { listItem: 'bullet', level: 2 }),
    aParagraph('Lamb', { listItem: 'bullet', level: 1 }),
    aParagraph('Choose', { listItem: 'number', level: 1 }),
    aParagraph('Order', { listItem: 'number', level: 1 }),
    aParagraph('A quotation stands for itself.', { type: 'blockquote' }),
  ),
};

export const Looks: Story = {
  args: text(
    aParagraph('Green', looks({ color: '#17573F' })),
    aParagraph('Offer', looks({ color: 'red', fontWeight: 'bold' })),
    aParagraph('Centred', looks({ textAlign: 'center' })),
    aParagraph('At the end', looks({ textAlign: 'right' })),
    aParagraph('Indented', looks({ marginLeft: '40px' })),
    aParagraph('Large', looks({ fontSize: '24px', fontWeight: '600' })),
    aParagraph('Small', looks({ fontSize: '12px' })),
    aParagraph('Of one width', looks({ font: 'Courier New' })),
    aParagraph('With serifs', looks({ font: 'Georgia' })),
  ),
  play: async ({ canvasElement }) => {
    // No attribute becomes a style attribute, which a strict content security policy would block.
    await expect(canvasElement.querySelector('p[style], span[style]')).toBeNull();
  },
};

export const NestedLinks: Story = {
  args: text(
    ofSpans(
      span('', {
        ...looks({ href: '/ecom/offers' }),
        children: [span('All offers, also '), span('on wine', looks({ href: '/ecom/wine' }))],
      }),
    ),
  ),
  play: async ({ canvas }) => {
    // A link within a link is plain text.
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('on wine').closest('a')).toHaveAttribute('href', '/ecom/offers');
  },
};

export const LinksToOthers: Story = {
  args: text(
    ofSpans(
      span(
        'Another site',
        looks({ href: 'https://cellar.grocer.example/', target: '_blank', title: 'Cellar' }),
      ),
    ),
    ofSpans(span('Write to us', looks({ href: 'mailto:care@grocer.example' }))),
    ofSpans(span('No link', looks({ href: 'javascript:alert(1)' }))),
  ),
  play: async ({ canvas }) => {
    const outside = canvas.getByRole('link', { name: 'Another site (opens in a new tab)' });
    await expect(outside).toHaveAttribute('rel', 'noopener');
    await expect(outside).toHaveAttribute('title', 'Cellar');
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:care@grocer.example',
    );
    await expect(canvas.getByText('No link').closest('a')).toBeNull();
  },
};

export const EmptyParagraphs: Story = {
  args: text(aParagraph('One'), aParagraph('', { children: [] }), aParagraph('Two')),
};

/** Menus skip empty paragraphs. */
export const EmptyParagraphsInAMenu: Story = { args: { ...EmptyParagraphs.args, surface: 'seasonal-menu' } };

export const RightToLeft: Story = { ...Default, decorators: rightToLeft };
export const ForcedColours: Story = { ...Looks, play: async () => {}, parameters: forcedColours };
