import { Root } from '@grocer/header-remote/ui/root/Root.tsx';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import type { Media } from './emulateMedia.ts';

// The default of one second is too short for chunks and answers of services while a build runs on the same machine.
configure({ asyncUtilTimeout: 10_000 });

/** Like the header's bar: views follow the width of their container. */
const barStyle = { containerType: 'inline-size' } as const;

const preview: Preview = {
  // Views render in the header's root, which provides tokens, the font and protection against a host's CSS.
  decorators: [
    (Story, { parameters }) =>
      parameters.ownRoot ? (
        <Story />
      ) : (
        <Root as="div">
          <div className="story-bar" style={barStyle}>
            <Story />
          </div>
        </Root>
      ),
  ],
  beforeEach: ({ parameters }) => applyMedia(parameters.media),
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
 * Emulates media features in the tests only: in Storybook itself the reader's own settings apply. Called before every
 * story, because Storybook cleans up after a story only when the next one of its file begins: the features of a file's
 * last story would otherwise apply in the next file.
 */
const applyMedia = async (media: Media = {}) => {
  if (!('__vitest_browser__' in globalThis)) return;
  const { commands } = await import('vitest/browser');
  await commands.emulateMedia(media);
};
