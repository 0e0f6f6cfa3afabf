import { Root } from '@grocer/header-remote/ui/root/Root.tsx';
import type { Preview } from '@storybook/react-vite';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { configure } from 'storybook/test';
import { emulateInPage } from './emulateInPage.ts';
import type { Media } from './emulateMedia.ts';
import { pinDate } from './pinDate.ts';
import { showFailures } from './showFailures.ts';
import { theme } from './theme.ts';
import { globalTypes, noSwitches } from './toolbar.ts';

// The default of one second is too short for chunks and answers of services while a build runs on the same machine.
configure({ asyncUtilTimeout: 30_000 });

/** Loaded late, because it reads all of the header's code. */
const ComponentPage = lazy(async () => {
  const { ComponentPage } = await import('../docs/components/ComponentPage.tsx');
  return { default: ComponentPage };
});
const componentPage = <ComponentPage />;

type Globals = Readonly<Record<string, unknown>>;

/** In tests axe reports only elements that break a rule. The addon's panel also shows those that pass. */
const isInTests = '__vitest_browser__' in globalThis;

if (!isInTests) showFailures();

// Called here as well, for dates that modules of stories read when they are loaded.
pinDate();

/** The browser's own: `emulateInPage` replaces the page's. */
const { matchMedia } = globalThis;

/** Makes the wrapper a size container, as the header's bar is: views adapt to its width by container queries. */
const barStyle = { containerType: 'inline-size' } as const;

/**
 * Starts MSW before the loader of a story would. Needed only in the static Storybook, which may be in any folder of a
 * server: by default MSW requests its service worker from the root.
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
  // A component that is not stable yet has `tags: ['!stable', 'new']` or `['!stable', 'experimental']`.
  tags: ['autodocs', 'stable'],
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
    (Story, { globals, parameters }) => (
      <Switched globals={globals} media={parameters.media}>
        <Story />
      </Switched>
    ),
  ],
  loaders: mockServices,
  beforeEach: ({ parameters }) => {
    pinDate();
    return applyMedia(parameters.media);
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: isInTests ? { resultTypes: ['violations'] } : {} },
    controls: { expanded: true },
    docs: { theme, page: () => <Suspense>{componentPage}</Suspense> },
    owner: 'the header’s team',
    // Storybook reads this list without running it. The first page of the first group opens first.
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
 * Applies the toolbar's switches of the document: direction, contrast, motion and forced colours. A change unmounts the
 * story before it is mounted again: a header that is mounted beside another one would share its state.
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
    // Without the switch a story may have set its own direction, which must not be changed.
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
 * Emulates forced colours for a story about them, as if the toolbar's switch were set. Not in tests, which emulate them
 * in the browser, nor for readers whose browser has them switched on.
 */
const coloursOf = (media: Media = {}): string =>
  media.forcedColors === 'active' && !matchMedia('(forced-colors: active)').matches ? 'dark' : '';

const motionOf = (media: Media = {}): string =>
  media.reducedMotion === 'reduce' && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : '';

const isOnPaper = (media: Media = {}): boolean => media.media === 'print' && !matchMedia('print').matches;

/**
 * Emulates media features in the tests only. Called before every story, because Storybook cleans up after a story only
 * when the next one of its file begins: the features of a file's last story would otherwise apply in the next file.
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

/** CSS that imitates forced colours with a palette. A page cannot do exactly what the browser does. */
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
