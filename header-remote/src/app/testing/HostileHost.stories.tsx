import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../../ui/testing/stories.tsx';
import { hostStyleSheets } from './hostStyleSheets.ts';
import { StaticHeader, signedInArgs } from './StaticHeader.tsx';

const meta = {
  title: 'App/Hostile host',
  component: StaticHeader,
  parameters: {
    ownRoot: true,
    notPictured:
      'Each story compares every computed style with that of a page without the host’s; “Header layout” has the picture.',
  },
  args: { ...signedInArgs, current: 'Recipes' },
} satisfies Meta<typeof StaticHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const onAHostWith = (hostStyle: string): Pick<Story, 'beforeEach' | 'play'> => ({
  beforeEach: () => {
    const sheet = document.createElement('style');
    sheet.id = 'host-style';
    document.head.append(sheet);
    return () => sheet.remove();
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const sheet = document.getElementById('host-style') as HTMLStyleElement;
    const before = appearanceOf(header);

    // Every element of the header looks as it does on an empty page.
    sheet.textContent = hostStyle;
    await expect(sheet.sheet?.cssRules.length).toBeGreaterThan(5);
    await expect(differences(before, appearanceOf(header))).toEqual([]);
  },
});

/** All computed styles of every element and of its pseudo-elements. */
const appearanceOf = (header: HTMLElement): Map<string, string> => {
  const values = new Map<string, string>();
  [header, ...header.querySelectorAll('*')].forEach((element, index) => {
    for (const pseudo of ['', '::before', '::after', '::placeholder']) {
      const style = getComputedStyle(element, pseudo);
      for (const property of propertiesOf(element, pseudo, style)) {
        values.set(`${index} ${element.localName}${pseudo} ${property}`, style.getPropertyValue(property));
      }
    }
  });
  return values;
};

const paintProperties = [
  ...['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'filter'],
  ...['outline-style', 'transform', 'translate', 'rotate', 'scale', 'animation-name', 'visibility'],
  ...['opacity', 'display', 'd', 'r'],
];

const propertiesOf = (element: Element, pseudo: string, style: CSSStyleDeclaration): Iterable<string> => {
  // SVG shapes have no box, so only the properties that paint them count.
  if (element.parentElement?.closest('svg')) return pseudo ? [] : paintProperties;
  const isNotRendered = pseudo === '::before' || pseudo === '::after' ? style.content === 'none' : false;
  if (isNotRendered) return ['content'];
  return pseudo === '::placeholder' && element.localName !== 'input' ? [] : style;
};

const differences = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].flatMap(([name, value]) =>
    before.get(name) === value ? [] : `${name}: ${before.get(name)} -> ${value}`,
  );

export const TailwindPreflight: Story = onAHostWith(hostStyleSheets.tailwindPreflight);
export const BootstrapReboot: Story = onAHostWith(hostStyleSheets.bootstrapReboot);
export const BareElements: Story = onAHostWith(hostStyleSheets.bareElements);
export const AllUnset: Story = onAHostWith(hostStyleSheets.allUnset);

export const BareElementsOnMobile: Story = {
  ...onAHostWith(hostStyleSheets.bareElements),
  globals: at('mobile'),
};
