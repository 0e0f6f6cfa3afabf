import type { Preview } from '@storybook/react-vite';

/**
 * Starts MSW before the loader of a story would. Only in the static Storybook, which may be in any folder of a server: by
 * itself MSW asks for its service worker at the root.
 */
export const mockServices: NonNullable<Preview['loaders']> = import.meta.env.PROD
  ? [
      async (context) => {
        const { mswLoader } = await import('msw-storybook-addon/csf3');
        return mswLoader(startWorker)(context);
      },
    ]
  : [];

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
