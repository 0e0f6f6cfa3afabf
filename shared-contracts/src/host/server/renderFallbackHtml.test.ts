// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { renderFallback } from '../island/showFallback.ts';
import type { FragmentRequest } from './fragments.ts';
import { renderFallbackHtml } from './markup.ts';

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

describe('renderFallbackHtml', () => {
  test.each([
    ['any page', {}],
    ['a search results page', { path: '/ecom/shop/search?searchTerm=%22fish+%26+chips%22+%3C+5#top' }],
    ['a page with the path //', { path: '//' }],
    ['a shop with a configured root', { options: { config: { root: "/o'neill&co" } } }],
    ['a visitor with a session', { hasTokenSession: true }],
  ])('renders the same elements as in a browser, for %s', (_page, changes) => {
    const requested = { ...request, ...changes };
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = `X-Has-Token-Session=${requested.hasTokenSession}`;

    const rendered = read(renderFallbackHtml(requested)).lastElementChild;

    expect(rendered?.outerHTML).toBe(
      renderFallback({ ...requested.options, path: requested.path }).outerHTML,
    );
    expect(rendered?.isEqualNode(renderFallback({ ...requested.options, path: requested.path }))).toBe(true);
  });

  test('gives its styles the page’s nonce', () => {
    expect(renderFallbackHtml({ ...request, nonce: 'n"1' })).toMatch(/^<style nonce="n&quot;1">/);
    expect(renderFallbackHtml(request)).toMatch(/^<style>/);
  });
});
