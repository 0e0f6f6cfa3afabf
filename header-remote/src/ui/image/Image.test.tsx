// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Image } from './Image.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const anImage = (props: { alt?: string; src?: string } = {}) => (
  <Image
    alt="Orchard"
    height={300}
    sizes="100vw"
    src="/orchard.jpg"
    srcSet="/orchard.jpg 160w"
    width={400}
    {...props}
  />
);

/** Simulates an image that has finished loading and has no size, because jsdom loads no images. */
const hasEnded = (decode: () => Promise<void>) => {
  const { prototype } = HTMLImageElement;
  vi.spyOn(prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(0);
  prototype.decode = decode;
};

const hydrate = async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(anImage());
  await act(async () => void hydrateRoot(container, anImage()));
};

test('a decorative picture that cannot be loaded shows no text', () => {
  const { container } = render(anImage({ alt: '' }));

  fireEvent.error(screen.getByRole('presentation'));

  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('');
});

test('another picture that takes its place is shown', () => {
  const { rerender } = render(anImage());
  fireEvent.error(screen.getByRole('img'));

  rerender(anImage({ src: '/fern.jpg' }));

  expect(screen.getByRole('img').getAttribute('src')).toBe('/fern.jpg');
});

test('a picture that failed before hydration shows its alternative text', async () => {
  hasEnded(() => Promise.reject(new DOMException('Broken', 'EncodingError')));

  await hydrate();

  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Orchard')).toBeDefined();
});

test('a drawing without a size that arrived before hydration stays, also in a window that is resized', async () => {
  const decode = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new DOMException('Changed'));
  hasEnded(decode);

  await hydrate();

  expect(decode).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('img', { name: 'Orchard' })).toBeDefined();
});
