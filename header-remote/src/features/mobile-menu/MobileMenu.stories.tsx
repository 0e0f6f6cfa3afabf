import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { at, forcedColours } from '../../ui/testing/stories.tsx';
import { SupportUserBarView } from '../support-user-bar/SupportUserBar.tsx';
import { MobileMenuView } from './MobileMenuContent.tsx';
import { aShopMenu, entry, ShopMenu, signedIn } from './testing/ShopMenu.tsx';

const meta = {
  title: 'Features/Mobile menu',
  component: ShopMenu,
  subcomponents: { MobileMenuView },
  globals: at('mobile'),
  args: aShopMenu,
} satisfies Meta<typeof ShopMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
};

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const burger = canvas.getByRole('button', { name: 'Menu' });

    // The burger opens a modal dialog, and the page behind cannot be reached.
    await userEvent.click(burger);
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(canvas.getByRole('dialog').matches(':modal')).toBe(true);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);

    // Without JavaScript the burger opens the menu as a popover.
    await expect((burger as HTMLButtonElement).popoverTargetElement).toHaveAttribute('popover', 'auto');
  },
};

const closes = { notPictured: 'Ends with a closed menu.' };

export const WaysOut: Story = {
  name: 'Closed in every way',
  parameters: closes,
  play: async (context) => {
    const { canvas, canvasElement, args } = context;
    const waitUntilClosed = async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    };

    // "Close menu" closes a menu that was opened as a popover, before the script had loaded.
    const menuDialog = canvasElement.querySelector('dialog') as HTMLDialogElement;
    menuDialog.showPopover();
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(menuDialog.matches(':popover-open')).toBe(false);

    // A press on the blank area of the menu keeps it open; one on the page behind closes it.
    await open(context);
    await waitFor(() => expect(menuDialog.getBoundingClientRect().left).toBe(0));
    const { right } = menuDialog.getBoundingClientRect();
    await fireEvent.click(menuDialog, { clientX: right - 10, clientY: 800 });
    await expect(menuDialog).toHaveAttribute('open');
    await fireEvent.click(menuDialog, { clientX: right + 10, clientY: 800 });
    await waitUntilClosed();

    // A link that opens another tab keeps the menu open; others close it: a router may keep the page.
    await open(context);
    const recipes = canvas.getByRole('link', { name: 'Recipes' });
    canvasElement.addEventListener('click', (event) => event.preventDefault());
    await fireEvent.click(recipes, { ctrlKey: true });
    await expect(menuDialog).toHaveAttribute('open');
    await userEvent.click(recipes);
    await waitUntilClosed();

    // A new width closes the menu; a new height does not, because a phone's address bar changes that.
    await open(context);
    window.dispatchEvent(new Event('resize'));
    await expect(menuDialog).toBeVisible();
    const width = Object.getOwnPropertyDescriptor(window, 'innerWidth') as PropertyDescriptor;
    Object.defineProperty(window, 'innerWidth', { configurable: true, value: 1280 });
    window.dispatchEvent(new Event('resize'));
    Object.defineProperty(window, 'innerWidth', width);
    await waitUntilClosed();
  },
};

export const BurgerOfAnOpenMenu: Story = {
  play: async ({ canvas, canvasElement }) => {
    const menuDialog = canvasElement.querySelector('dialog');
    menuDialog?.showPopover();

    // If the menu is shown as a popover, a press on the burger makes it modal.
    canvas.getByRole('button', { name: 'Menu' }).click();
    await expect(menuDialog?.matches(':modal')).toBe(true);
  },
};

export const ForcedColours: Story = { parameters: forcedColours, play: open };

export const SignedIn: Story = {
  args: { account: signedIn, slot: { booked: true, href: '/ecom/bookslot/delivery' } },
  play: async (context) => {
    await open(context);
    const links = within(context.canvas.getByRole('dialog')).getAllByRole('link');

    await expect(links[0]).toHaveAccessibleName('Grocer, groceries home');
    await expect(links[1]).toHaveTextContent('Change Slot');
    await expect(links.at(-1)).toHaveTextContent('Sign out');
    links.at(-1)?.scrollIntoView();
  },
};

const { signOut, ...supportUser } = signedIn;

export const SupportUser: Story = {
  args: {
    account: supportUser,
    supportUserBar: <SupportUserBarView onPress={fn()} place="mobileMenu" waiting={false} />,
  },
  play: async (context) => {
    await open(context);
    const { canvas } = context;
    const rows = within(canvas.getByRole('dialog')).getAllByRole('listitem');

    await expect(canvas.queryByRole('link', { name: 'Sign out' })).toBeNull();
    await expect(rows.at(-1)).toHaveTextContent('Return to admin');
    rows.at(-1)?.scrollIntoView();
  },
};

export const Narrow: Story = { globals: at('narrow'), play: open };

export const LongText: Story = {
  args: {
    shop: [
      {
        ...entry('Groceries, household, pet and everything for the week', '/ecom/shop/browse/groceries'),
        opensLevel: true,
        look: 'groceries',
      },
    ],
  },
  play: open,
};
