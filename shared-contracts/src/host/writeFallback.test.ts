// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { drawFallback } from './react/drawFallback.ts';
import type { FragmentRequest } from './server.ts';
import { writeFallback } from './writeFallback.ts';

const request: FragmentRequest = {
  options: {},
  path: '/ecom/recipes?page=2',
  origin: 'https://shop.example',
  hasTokenSession: false,
};

const read = (markup: string) => {
  const page = document.createElement('div');
  page.innerHTML = markup;
  return page;
};

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'X-Has-Token-Session=; max-age=0';
});

describe('writeFallback', () => {
  test.each([
    ['any page', {}],
    ['a page of results', { path: '/ecom/shop/search?searchTerm=%22fish+%26+chips%22+%3C+5#top' }],
    ['a page whose path is no address', { path: '//' }],
    ['a shop with a root of its own', { options: { config: { root: "/o'neill&co" } } }],
    ['a visitor with a session', { hasTokenSession: true }],
  ])('is what a browser draws by itself, on %s', (_where, changes) => {
    const asked = { ...request, ...changes };
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = `X-Has-Token-Session=${asked.hasTokenSession}`;

    const written = read(writeFallback(asked)).lastElementChild;

    expect(written?.outerHTML).toBe(drawFallback({ ...asked.options, path: asked.path }).outerHTML);
    expect(written?.isEqualNode(drawFallback({ ...asked.options, path: asked.path }))).toBe(true);
  });

  test('shows what was searched for, and leads back from signing in', () => {
    const page = read(writeFallback({ ...request, path: '/ecom/shop/search?searchTerm=%22milk%22' }));

    expect(page.querySelector('input')?.value).toBe('"milk"');
    expect(page.querySelector('a[href^="/ecom/login"]')?.getAttribute('href')).toBe(
      '/ecom/login?redirect=%2Fecom%2Fshop%2Fsearch%3FsearchTerm%3D%2522milk%2522',
    );
  });

  test('gives its styles the page’s nonce', () => {
    expect(writeFallback({ ...request, nonce: 'n"1' })).toMatch(/^<style nonce="n&quot;1">/);
    expect(writeFallback(request)).toMatch(/^<style>/);
  });
});
