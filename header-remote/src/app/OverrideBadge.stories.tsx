import { showOverrideBadge } from '@grocer/shared-contracts/host/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { at, forcedTextColours } from '../ui/testing/stories.tsx';

const badge = () => document.querySelector('grocer-header-override');

/** Waits for the badge: an effect adds it, perhaps after the play function has started. */
const shownBadge = () =>
  waitFor(() => {
    const root = badge()?.shadowRoot;
    if (!root) throw new Error('The page has no badge');
    return root;
  });

const boxOfBadge = async () =>
  (await shownBadge()).querySelector('section')?.getBoundingClientRect() ?? new DOMRect();

/** The badge is appended to the page's body, outside the story. */
function OverrideBadge(props: Parameters<typeof showOverrideBadge>[0]) {
  useEffect(() => {
    showOverrideBadge(props);
    return () => badge()?.remove();
  }, [props]);
  return <p>A page of the shop.</p>;
}

const inspected: Awaited<ReturnType<Parameters<typeof showOverrideBadge>[0]['inspect']>> = [
  [
    'Header',
    [
      ['Version', '2.14.0'],
      ['Integrity', `sha384-${'oqVuAfXRKap7fdgcCY5uykM6'.repeat(2)}, verified by the browser`],
      ['React', '19.3.1, the page’s copy'],
    ],
  ],
  ['What the header thinks', [['session', 'signed-in']]],
  ['Options as understood', [['navigate', 'function goTo']]],
  ['Last events and calls', [['0.812 s', 'event header_ready']]],
];

/** The badge on a page whose own header is replaced by one from another channel. */
const meta = {
  title: 'App/Override badge',
  tags: ['!stable', 'new'],
  component: OverrideBadge,
  parameters: { onDemand: true },
  args: {
    address: 'http://localhost:4001/stable/',
    isLoaded: true,
    remove: fn(),
    inspect: async () => inspected,
  },
} satisfies Meta<typeof OverrideBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args }) => {
    const root = await shownBadge();
    const [, button] = root.querySelectorAll('button');
    // The badge names the other header's address.
    await expect(root.textContent).toContain(
      'The header of this page comes from http://localhost:4001/stable/',
    );
    // One press removes the override.
    button?.click();
    await expect(args.remove).toHaveBeenCalledOnce();
    // The badge does not make the page wider.
    const { left, right } = await boxOfBadge();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Failed: Story = {
  args: { isLoaded: false },
  play: async () => expect((await shownBadge()).textContent).toContain('This page shows its own.'),
};

export const LongAddressAt320: Story = {
  args: { address: `https://preview.header.grocer.example/${'branch-with-a-long-name-'.repeat(4)}/stable/` },
  globals: at('narrow'),
  play: async () => {
    await expect((await boxOfBadge()).right).toBeLessThanOrEqual(320);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

export const RightToLeft: Story = {
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async () => {
    const { left, right } = await boxOfBadge();
    await expect(document.documentElement.clientWidth - right).toBeLessThan(left);
  },
};

async function openInspector() {
  const root = await shownBadge();
  root.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  return { root, dialog: root.querySelector('dialog') };
}

export const Inspector: Story = {
  play: async () => {
    const { root, dialog } = await openInspector();
    await expect(root.activeElement?.textContent).toBe('Close');
    dialog?.querySelector('button')?.click();
    // The focus returns to the button that has opened the inspector.
    await expect(root.activeElement?.textContent).toBe('Inspect');
    await waitFor(() => expect(root.querySelector('dialog')).toBeNull());
    await openInspector();
  },
};

export const InspectorAt320: Story = {
  globals: at('narrow'),
  play: async () => {
    const { dialog } = await openInspector();
    await expect(dialog?.scrollWidth).toBe(dialog?.clientWidth);
  },
};

export const InspectorInForcedColours: Story = {
  parameters: forcedTextColours,
  play: async () => void (await openInspector()),
};
