import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeaderOfViews } from './HeaderOfViews.tsx';
import { hostStyles } from './hostStyles.ts';

const meta = {
  title: 'App/Hostile host',
  component: HeaderOfViews,
  parameters: { ownRoot: true },
  args: {
    session: 'in',
    slot: { kind: 'booked', weekday: 'Thursday', date: '5 March', start: '9am', end: '10am' },
    itemCount: 32,
    totalText: '£84.20',
    spinning: false,
    placeholder: 'Search groceries...',
    current: 'Recipes',
  },
} satisfies Meta<typeof HeaderOfViews>;

export default meta;

type Story = StoryObj<typeof meta>;

const onAHostWith = (hostStyle: string): Pick<Story, 'beforeEach' | 'play'> => ({
  beforeEach: () => {
    const sheet = document.createElement('style');
    sheet.id = 'host-style';
    document.head.append(sheet);
    return () => sheet.remove();
  },
  play: async ({ canvas, step }) => {
    const header = canvas.getByRole('banner');
    const sheet = document.getElementById('host-style') as HTMLStyleElement;
    const alone = lookOf(header);

    await step('every element of the header looks as it does on an empty page', async () => {
      sheet.textContent = hostStyle;
      await expect(sheet.sheet?.cssRules.length).toBeGreaterThan(5);
      await expect(differences(alone, lookOf(header))).toEqual([]);
    });
  },
});

/** Every computed value of every element, and of what stands before, after and in it. */
const lookOf = (header: HTMLElement): Map<string, string> => {
  const look = new Map<string, string>();
  [header, ...header.querySelectorAll('*')].forEach((element, index) => {
    for (const pseudo of ['', '::before', '::after', '::placeholder']) {
      const style = getComputedStyle(element, pseudo);
      for (const property of propertiesOf(element, pseudo, style)) {
        look.set(`${index} ${element.localName}${pseudo} ${property}`, style.getPropertyValue(property));
      }
    }
  });
  return look;
};

const paint = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'outline-style',
  'filter',
  'transform',
  'translate',
  'rotate',
  'scale',
  'animation-name',
  'visibility',
  'opacity',
  'display',
  'd',
  'r',
];

const propertiesOf = (element: Element, pseudo: string, style: CSSStyleDeclaration): Iterable<string> => {
  // Of the shapes in a drawing only what paints them counts: no box, so no border and no padding.
  if (element.parentElement?.closest('svg')) return pseudo ? [] : paint;
  const isNotThere = pseudo === '::before' || pseudo === '::after' ? style.content === 'none' : false;
  if (isNotThere) return ['content'];
  return pseudo === '::placeholder' && element.localName !== 'input' ? [] : style;
};

const differences = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].flatMap(([name, value]) =>
    before.get(name) === value ? [] : `${name}: ${before.get(name)} -> ${value}`,
  );

export const TailwindPreflight: Story = onAHostWith(hostStyles.tailwindPreflight);

export const BootstrapReboot: Story = onAHostWith(hostStyles.bootstrapReboot);

export const Normalize: Story = onAHostWith(hostStyles.normalize);

export const BareElements: Story = onAHostWith(hostStyles.bareElements);

export const BareElementsOnMobile: Story = {
  ...onAHostWith(hostStyles.bareElements),
  globals: { viewport: { value: 'mobile' } },
};
