import { afterEach, expect, test, vi } from 'vitest';
import { loadPixel, sendPixel } from './pixels.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https://ads.example/seen', true],
  ['HTTP://ads.example/seen', true],
  ['javascript:alert("https://ads.example")', false],
])('the URL %s of an advert is requested: %s', (url, isRequested) => {
  const images: { src?: string }[] = [];
  const fetch = vi.fn(() => Promise.reject(new Error('down')));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('Image', function anImage(this: object) {
    images.push(this);
  });

  loadPixel(url);
  sendPixel(url);

  const request = { mode: 'no-cors', keepalive: true, credentials: 'include' };
  expect(images).toEqual(isRequested ? [{ src: url }] : []);
  expect(fetch.mock.calls).toEqual(isRequested ? [[url, request]] : []);
});
