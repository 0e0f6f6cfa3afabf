import { anEditorialLink, aTextArea } from '@grocer/shared-contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours } from '../../../ui/testing/stories.tsx';
import { type ContentConfig, ContentConfigContext } from '../contentConfig.ts';
import { aContentConfig } from '../testing/ContentStage.tsx';
import { ActionLink } from './ActionLink.tsx';

type Props = Pick<ContentConfig, 'surface'> & { theme: 'light' | 'red'; isQuiet?: boolean };

/** A button in every style. */
const Styles = ({ surface, theme, isQuiet }: Props) => (
  <ContentConfigContext value={aContentConfig({ surface })}>
    {(['primary', 'primaryLight', 'secondary'] as const).map((buttonStyle) => (
      <ActionLink
        defaultText="Shop now"
        isQuiet={isQuiet ?? false}
        key={buttonStyle}
        look={aTextArea({ theme, buttonStyle })}
        target={anEditorialLink({ text: buttonStyle })}
      />
    ))}
  </ContentConfigContext>
);

const meta = {
  title: 'Features/Content/Action link',
  component: Styles,
  args: { surface: 'page', theme: 'light' },
  decorators: [
    (Story, { args: { theme } }) => {
      const onRed = { background: 'var(--offer-700)', color: 'var(--white)' };
      return (
        <div style={{ display: 'flex', gap: 16, padding: 24, ...(theme === 'red' && onRed) }}>
          <Story />
        </div>
      );
    },
  ],
} satisfies Meta<typeof Styles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAPage: Story = {};
export const OnRed: Story = { args: { theme: 'red' } };

/** The header has one filled button, the trolley. */
export const InAMenu: Story = { args: { surface: 'mega-menu' } };

export const Quiet: Story = {
  args: { surface: 'mega-menu', theme: 'red', isQuiet: true },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.className).not.toContain('undefined');
    }
  },
};

export const ForcedColours: Story = { parameters: forcedColours };
