import { Root } from '@grocer/header-remote/ui/root/Root.tsx';
import type { Preview } from '@storybook/react-vite';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { configure } from 'storybook/test';
import { emulateInPage } from './emulateInPage.ts';
import type { Media } from './emulateMedia.ts';
import { isDatePinned, pinDate } from './pinDate.ts';
import { showFailures } from './showFailures.ts';
import { theme } from './theme.ts';
import { globalTypes, noSwitches } from './toolbar.ts';

// The default of one second is too short for chunks and service answers while a build runs.
configure({ asyncUtilTimeout: 30_000 });

/** Lazy, because it imports all of the header's code. */
const ComponentPage = lazy(async () => {
  const { ComponentPage } = await import('../docs/components/ComponentPage.tsx');
  return { default: ComponentPage };
});
const componentPage = <ComponentPage />;

type Globals = Readonly<Record<string, unknown>>;

/** In tests, axe reports only violations. The addon's panel also shows passed rules. */
const isInTests = '__vitest_browser__' in globalThis;

if (!isInTests) showFailures();

// Also called here, because some stories' modules read dates when they load.
pinDate();

/** The browser's own function: `emulateInPage` replaces the page's. */
const { matchMedia } = globalThis;

/** Makes the wrapper a size container, like the header's bar, because views use container queries. */
const barStyle = { containerType: 'inline-size' } as const;

/**
 * Starts MSW before the stories' loader does. Only for the static Storybook, which may be served from any
 * folder: by default MSW requests its service worker from the root.
 */
const mockServices: NonNullable<Preview['loaders']> = import.meta.env.PROD
  ? [
      async (context) => {
        const { mswLoader } = await import('msw-storybook-addon/csf3');
        return mswLoader(startWorker)(context);
      },
    ]
  : [];

const preview: Preview = {
  globalTypes,
  // A component that is not stable has `tags: ['!stable', 'new']` or `['!stable', 'experimental']`.
  tags: ['autodocs', 'stable'],
  // Views render in the header's root, which provides tokens and fonts and resets the host's CSS.
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
    (Story, { globals, parameters }) => (
      <Switched globals={globals} media={parameters.media}>
        <Story />
      </Switched>
    ),
  ],
  loaders: mockServices,
  beforeEach: ({ parameters }) => {
    if (isInTests && !isDatePinned())
      throw new Error('stories.setup.ts did not run for this file of stories');
    pinDate();
    return applyMedia(parameters.media);
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: isInTests ? { resultTypes: ['violations'] } : {} },
    controls: { expanded: true },
    docs: { theme, page: () => <Suspense>{componentPage}</Suspense> },
    owner: 'the header’s team',
    // Storybook parses this list without running it. The first page of the first group is shown first.
    options: {
      storySort: {
        order: [
          'For designers',
          [
            'Start here',
            'Review a state',
            'Colours and colour contrast',
            'Type',
            'Space, lines and layers',
            'Icons and country flags',
            'Motion and reduced motion',
            'Breakpoints',
            'Feature flags',
            'Analytics events',
            'Accessibility statement',
            'Dark mode, out of stock: none',
          ],
          'Situations',
          [
            'Anonymous',
            'Signed in',
            'Slot booked',
            'Amending, before the cut-off',
            'Amending, after the cut-off',
            'Support user',
            'Delivery pass holder',
            'Christmas',
            'Long values, 99+ items',
            'Slot error',
            'Trolley error',
            'Everything slow',
            'Everything failing',
            'One width',
          ],
          'Features',
          'App',
          'UI',
          'Behaviour',
          'For page teams',
          ['Start here', 'Install', 'Mount the header', 'Hosts', ['Overview'], 'Reference'],
          'For maintainers',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: '320', styles: { width: '320px', height: '640px' } },
        low: { name: '390, low', styles: { width: '390px', height: '300px' } },
        mobile: { name: '390', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768', styles: { width: '768px', height: '900px' } },
        laptop: { name: '992', styles: { width: '992px', height: '800px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '800px' } },
        wide: { name: '1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  initialGlobals: { viewport: { value: 'desktop' }, ...noSwitches },
};

export default preview;

/**
 * Applies the toolbar's document switches, and the story's own media features. After a change of a switch,
 * unmounts the story before mounting it again, because two mounted headers would share state.
 */
function Switched({ globals, media, children }: { globals: Globals; media?: Media; children: ReactNode }) {
  const { direction, contrast } = globals;
  const colours = globals.colours || coloursOf(media);
  const motion = globals.motion || motionOf(media);
  const paper = isOnPaper(media);
  const switches = JSON.stringify(Object.keys(noSwitches).map((name) => globals[name]));
  const [mounted, setMounted] = useState(switches);
  useEffect(() => setMounted(switches), [switches]);
  useLayoutEffect(() => {
    emulateInPage({ contrast: !!contrast, motion: !!motion, colours: !!colours, paper });
  }, [contrast, motion, colours, paper]);
  useLayoutEffect(() => {
    // Without the switch, a story's own direction stays.
    if (!direction) return undefined;
    document.documentElement.dir = String(direction);
    return () => document.documentElement.removeAttribute('dir');
  }, [direction]);
  return (
    <>
      {colours ? <style>{forcedColours(String(colours))}</style> : null}
      {mounted === switches && children}
    </>
  );
}

/**
 * Emulates forced colours for a story about them, as the toolbar's switch does. Not in tests, which emulate
 * them in the browser, nor if the reader's browser has them switched on.
 */
const coloursOf = (media: Media = {}): string =>
  media.forcedColors === 'active' && !matchMedia('(forced-colors: active)').matches ? 'dark' : '';

const motionOf = (media: Media = {}): string =>
  media.reducedMotion === 'reduce' && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : '';

const isOnPaper = (media: Media = {}): boolean => media.media === 'print' && !matchMedia('print').matches;

/**
 * Emulates media features, in tests only. Called before every story: Storybook cleans up after a story only
 * when the next one in its file starts, so the last story's features would stay on in the next file.
 */
const applyMedia = async (media: Media = {}) => {
  if (!isInTests) return;
  const { commands } = await import('vitest/browser');
  await commands.emulateMedia(media);
};

const palettes = {
  light: { canvas: '#fff', text: '#000', link: '#00009f', button: '#fff', border: '#000' },
  dark: { canvas: '#000', text: '#fff', link: '#ffff00', button: '#000', border: '#fff' },
};

/** CSS that approximates forced colours with a palette. A page cannot emulate them exactly. */
function forcedColours(palette: string): string {
  const colours = palettes[palette as keyof typeof palettes];
  if (!colours) return '';
  const { canvas, text, link, button, border } = colours;
  return `
    html, body { background: ${canvas} !important; }
    #storybook-root *, #storybook-root *::before, #storybook-root *::after {
      background-color: ${canvas} !important; color: ${text} !important; border-color: ${border} !important;
      box-shadow: none !important; text-shadow: none !important;
    }
    #storybook-root a, #storybook-root a * { color: ${link} !important; }
    #storybook-root button, #storybook-root button * { background-color: ${button} !important; }
    #storybook-root svg, #storybook-root svg * { background-color: transparent !important; }
  `;
}

async function startWorker() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
}
