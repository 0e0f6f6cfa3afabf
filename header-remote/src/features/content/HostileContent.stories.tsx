import { readContent } from '@grocer/shared-contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn } from 'storybook/test';
import { xssVectors } from '../../ui/testing/xssVectors.ts';
import { ContentStage } from './testing/ContentStage.tsx';
import { hostileDocument } from './testing/hostileDocument.ts';

/** What attackers have published, wherever an editor's text may stand: nothing of it runs. */
const meta = {
  title: 'Features/Content/Hostile content',
  component: ContentStage,
  args: { components: xssVectors.flatMap((vector) => readContent(hostileDocument(vector))), onCrash: fn() },
  // Not a page for readers: its ids and links are attacks, and some repeat.
  // Its words are those of attributes; what a server makes of them is in hostileContent.test.tsx.
  parameters: { a11y: { test: 'off' }, onDemand: true },
} satisfies Meta<typeof ContentStage>;

export default meta;

type Story = StoryObj<typeof meta>;

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

export const Default: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const alert = spyOn(window, 'alert').mockImplementation(() => {});
    const stay = (event: Event) => event.preventDefault();

    await step('every link leads to the web, and following it runs nothing', async () => {
      const links = canvas.getAllByRole('link', { hidden: true }) as HTMLAnchorElement[];
      await expect(links.length).toBeGreaterThan(100);
      await expect(
        [...new Set(links.map(({ protocol }) => protocol))].filter((one) => !schemes.includes(one)),
      ).toEqual([]);
      for (const link of links) {
        link.addEventListener('click', stay);
        fireEvent.click(link);
      }
    });

    await step('nothing but our own elements and attributes stands in the page', async () => {
      const foreign =
        'script, iframe, object, embed, form, style, link, meta, base, svg:not([class]), [style], [srcdoc]';
      await expect(canvasElement.querySelectorAll(foreign)).toHaveLength(0);
      const attributes = [...canvasElement.querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
      await expect(attributes.filter((name) => name.startsWith('on') || name.startsWith('form'))).toEqual([]);
    });

    await step('no component crashed', async () => {
      await expect(args.onCrash).not.toHaveBeenCalled();
      await expect(alert).not.toHaveBeenCalled();
    });
  },
};
