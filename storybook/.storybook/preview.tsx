import { Root } from '@grocer/header-remote/ui/root/Root.tsx';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import type { Media } from './emulateMedia.ts';

// How soon a chunk and the services' answers come is the machine's affair: a second is not, where the build runs beside.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  // Views stand in the header's root, which gives them tokens, font and the defence against a host's CSS.
  decorators: [
    (Story, { parameters }) =>
      parameters.ownRoot ? (
        <Story />
      ) : (
        <Root as="div">
          <Story />
        </Root>
      ),
  ],
  beforeEach: ({ parameters }) => underMedia(parameters.media),
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        narrow: { name: '320', styles: { width: '320px', height: '640px' } },
        low: { name: '390, low', styles: { width: '390px', height: '300px' } },
        mobile: { name: '390', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768', styles: { width: '768px', height: '900px' } },
        laptop: { name: '992', styles: { width: '992px', height: '800px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  initialGlobals: { viewport: { value: 'desktop' } },
};

export default preview;

/**
 * In the tests only: in Storybook itself the reader's own settings hold. Set anew for every story: what a story cleans up
 * is cleaned up when the next one of its file begins, so the last one's settings would reach the next file.
 */
const underMedia = async (media: Media = {}) => {
  if (!('__vitest_browser__' in globalThis)) return;
  const { commands } = await import('vitest/browser');
  await commands.emulateMedia(media);
};
