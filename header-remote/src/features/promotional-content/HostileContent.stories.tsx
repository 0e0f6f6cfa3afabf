import { readContent } from '@grocer/shared-contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn } from 'storybook/test';
import { xssVectors } from '../../ui/testing/xssVectors.ts';
import { ContentStage } from './testing/ContentStage.tsx';
import { hostileDocument } from './testing/hostileDocument.ts';

/** Published XSS attacks in every text field of an editor: none of them runs. */
const meta = {
  title: 'Features/Promotional content/Hostile content',
  component: ContentStage,
  args: { components: xssVectors.flatMap((vector) => readContent(hostileDocument(vector))), onCrash: fn() },
  // Accessibility is not tested: ids and links are attacks, and some repeat.
  // The server render is tested in hostileContent.test.tsx instead.
  parameters: { a11y: { test: 'off' }, onDemand: true },
} satisfies Meta<typeof ContentStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const alert = spyOn(window, 'alert').mockImplementation(() => {});
    const preventNavigation = (event: Event) => event.preventDefault();

    // Every link has an allowed scheme, and following it runs no script.
    const links = canvas.getAllByRole('link', { hidden: true }) as HTMLAnchorElement[];
    await expect(links.length).toBeGreaterThan(100);
    await expect(
      [...new Set(links.map(({ protocol }) => protocol))].filter((protocol) => !schemes.includes(protocol)),
    ).toEqual([]);
    for (const link of links) {
      link.addEventListener('click', preventNavigation);
      fireEvent.click(link);
    }

    // The page has only elements and attributes of the header.
    const forbidden =
      'script, iframe, object, embed, form, style, link, meta, base, svg:not([class]), [style]:not(.story-bar), [srcdoc]';
    await expect(canvasElement.querySelectorAll(forbidden)).toHaveLength(0);
    const attributes = [...canvasElement.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames(),
    );
    await expect(attributes.filter((name) => name.startsWith('on') || name.startsWith('form'))).toEqual([]);

    // No component crashed.
    await expect(args.onCrash).not.toHaveBeenCalled();
    await expect(alert).not.toHaveBeenCalled();
  },
};
