// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Release } from '../../contracts/release.ts';

const release = {
  entry: 'https://header.example/1.0.0/remoteEntry.js',
  assets: { scripts: ['https://header.example/1.0.0/w.js'], styles: ['https://header.example/1.0.0/w.css'] },
  integrity: {
    'https://header.example/1.0.0/remoteEntry.js': 'sha256-entry',
    'https://header.example/1.0.0/w.js': 'sha256-script',
    'https://header.example/1.0.0/w.css': 'sha256-style',
  },
} as unknown as Release;

const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href, integrity, crossOrigin, nonce }) =>
    [rel, as, href.split('/').at(-1), integrity, crossOrigin, nonce].join(' '),
  );

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<script nonce="n1" type="text/plain"></script>';
  document.body.replaceChildren();
});

test('requests entry and script once, with the hash, the mode and the nonce of the later elements', async () => {
  const { preloadRelease } = await import('./createLoadHeader.ts');

  preloadRelease(release);
  preloadRelease(release);

  expect(links()).toEqual([
    'preload script remoteEntry.js sha256-entry anonymous n1',
    'preload script w.js sha256-script anonymous n1',
  ]);
});

test('leaves it to the server, which has written the preloads of a signed-in shopper’s page', async () => {
  const { preloadRelease } = await import('./createLoadHeader.ts');
  document.head.innerHTML = `<link rel="preload" as="script" href="${release.entry}">`;

  preloadRelease(release);

  expect(document.head.children).toHaveLength(1);
});
