import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { expect, userEvent, waitFor } from 'storybook/test';
import { at } from '../../ui/testing/stories.tsx';
import { Header } from '../Header.tsx';
import { inScenario, origin } from '../testing/situations/startSituation.ts';
import { renderFragment } from './renderFragment.tsx';

/** The server's HTML before the header's script runs. */
const meta = {
  title: 'App/Before the script',
  component: Header,
  tags: ['!stable', 'new'],
  parameters: { ownRoot: true, fullHeader: true, controls: { disable: true } },
  loaders: [mswLoader()],
  render: () => <div data-testid="page" />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const options = { services: { origin }, path: '/ecom/recipes' };

/** Shows the server's HTML, made with the categories of the taxonomy service. */
async function showFragment({ canvas }: Parameters<NonNullable<Story['play']>>[0], hasTokenSession = false) {
  const query = 'roots=10051,10052&shape=flat&depth=3';
  const answer = await fetch(`${origin}/taxonomy/v1/categories?${query}`);
  const page = canvas.getByTestId('page');
  page.innerHTML = renderFragment({
    options,
    path: options.path,
    origin: location.origin,
    hasTokenSession,
    styles: { href: '', css: '' },
    menus: { taxonomy: await answer.json(), seasonal: undefined },
  });
  // A server has no drawings of categories. Here, another story may have loaded them.
  for (const drawing of page.querySelectorAll('[data-icon] svg')) drawing.remove();
}

const openGroceries: NonNullable<Story['play']> = async (context) => {
  await showFragment(context);
  await userEvent.click(context.canvas.getByRole('button', { name: 'Groceries' }));
  await waitFor(() => expect(context.canvas.getByRole('link', { name: 'Bakery' })).toBeVisible());
};

export const Groceries: Story = { beforeEach: inScenario('anonymous'), play: openGroceries };
export const GroceriesAt992: Story = { ...Groceries, name: 'Groceries, 992 px', globals: at('laptop') };

export const AccountMenu: Story = {
  beforeEach: inScenario('signed-in'),
  play: async (context) => {
    await showFragment(context, true);
    await userEvent.click(context.canvas.getByRole('button', { name: 'My account' }));
    await waitFor(() => expect(context.canvas.getByRole('link', { name: 'Account overview' })).toBeVisible());
  },
};

const openLevel = (row: string, link: string): Story => ({
  globals: at('mobile'),
  beforeEach: inScenario('signed-in'),
  play: async (context) => {
    await showFragment(context, true);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(context.canvas.getByRole('button', { name: row }));
    await waitFor(() => expect(context.canvas.getByRole('link', { name: link })).toBeVisible());
  },
});

export const SlideOutGroceries: Story = { ...openLevel('Groceries', 'Bakery'), name: 'Slide-out, Groceries' };

export const SlideOutAccount: Story = {
  ...openLevel('My account', 'Account overview'),
  name: 'Slide-out, My account',
};
