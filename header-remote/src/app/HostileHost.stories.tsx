import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeaderLayout } from './HeaderLayout.tsx';
import { slotBooked } from './headerParts.tsx';
import { hostStyles } from './hostStyles.ts';

const meta = {
  title: 'App/Hostile host',
  component: HeaderLayout,
  parameters: { ownRoot: true },
  args: slotBooked,
} satisfies Meta<typeof HeaderLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

const standsUp = (hostStyle: string): Pick<Story, 'beforeEach' | 'play'> => ({
  beforeEach: () => {
    const sheet = document.head.appendChild(document.createElement('style'));
    return () => sheet.remove();
  },
  play: async ({ canvas, step }) => {
    const header = canvas.getByRole('banner');
    const alone = lookOf(header);
    const sheet = document.head.lastElementChild as HTMLStyleElement;

    await step('every element of the header looks as it does on an empty page', async () => {
      sheet.textContent = hostStyle;
      await expect(differences(alone, lookOf(header))).toEqual([]);
    });
  },
});

/** Every computed value of every element and of what stands before, after and in it. */
const lookOf = (header: HTMLElement): Map<string, string> => {
  const look = new Map<string, string>();
  const parts = [header, ...header.querySelectorAll('*')];
  parts.forEach((part, index) => {
    for (const pseudo of [null, '::before', '::after', '::placeholder'] as const) {
      const style = getComputedStyle(part, pseudo);
      const name = `${index} ${part.tagName.toLowerCase()}.${part.getAttribute('class')}${pseudo ?? ''}`;
      if (pseudo !== '::placeholder' && pseudo && style.content === 'none')
        look.set(`${name} content`, 'none');
      else for (const property of style) look.set(`${name} ${property}`, style.getPropertyValue(property));
    }
  });
  return look;
};

const differences = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].flatMap(([name, value]) =>
    before.get(name) === value ? [] : [`${name}: ${before.get(name)} -> ${value}`],
  );

export const TailwindPreflight: Story = standsUp(hostStyles.tailwindPreflight);

export const BootstrapReboot: Story = standsUp(hostStyles.bootstrapReboot);

export const Normalize: Story = standsUp(hostStyles.normalize);

export const BareElements: Story = standsUp(hostStyles.bareElements);

export const BareElementsOnMobile: Story = {
  ...standsUp(hostStyles.bareElements),
  globals: { viewport: { value: 'mobile' } },
};
