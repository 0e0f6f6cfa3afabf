// @vitest-environment node
import { contentFragmentBody } from '@grocer/shared-contracts/fixtures';
import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseStamp } from '../runtime/stamp.ts';
import { renderFragment } from './renderFragment.tsx';

afterEach(() => vi.restoreAllMocks());

const request = {
  options: {},
  path: '/ecom/recipes',
  origin: 'https://shop.example',
  hasTokenSession: false,
  styles: { href: 'https://header.example/widgets.css', css: '' },
};
const lastValues = '12~84.2GBP~Thursday~5_March~9am_-_10am';

test('is rendered without menus that are invalid, and reports them once', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const nonsense = { ...request, menus: { taxonomy: { categories: 'none' }, seasonal: 7 } };

  expect(renderFragment(nonsense)).toContain('<header');
  renderFragment(nonsense);

  expect(consoleError).toHaveBeenCalledTimes(1);
});

test('shows the values that the shopper’s last page stored, marked as loading', () => {
  const html = renderFragment({ ...request, hasTokenSession: true, lastValues });

  expect(html).toMatch(/<a aria-busy="true"[^>]*><[^>]*>Trolley, 12 items, total £84\.20</);
  expect(html).toMatch(/<button aria-busy="true"[^>]*>.*?Slot details: Thursday 5 March, 9am to 10am</);
});

test.each([
  ['no values', undefined],
  ['values that the header did not write', '12~84.2GBP~<b>now</b>'],
])('draws nothing unknown as zero: %s', (_what, unknown) => {
  const html = renderFragment({ ...request, hasTokenSession: true, lastValues: unknown });

  expect(html).not.toMatch(/£|Book a slot|items|<b>/);
  expect(html.match(/aria-busy="true"/g)).toHaveLength(2);
});

test('a visitor who is not signed in never gets a shopper’s values', () => {
  expect(renderFragment({ ...request, lastValues })).toBe(renderFragment(request));
});

test.each([
  ['option', { options: { config: { root: '/market' } } }, 'href="/market/recipes"'],
  ['nonce', { nonce: 'abc' }, '<style data-href="https://header.example/widgets.css" nonce="abc">'],
  ['styles', { styles: { href: '/new.css', css: '.new{}' } }, '.new{}'],
  ['seasonal menu', { menus: { taxonomy: undefined, seasonal: contentFragmentBody() } }, '>Easter</span>'],
])('a different %s shows in its own page only', (_what, changes, observed) => {
  const before = renderFragment(request);

  expect(renderFragment({ ...request, ...changes })).toContain(observed);
  expect(before).not.toContain(observed);
  expect(renderFragment(request)).toBe(before);
});

describe('the script that makes the first calls', () => {
  const start = { src: 'https://header.example/1.0.0/start.1.js', integrity: 'sha384-start' };
  const signedIn = { ...request, hasTokenSession: true, start };

  test('is the first element for a signed-in shopper, with the addresses of the services', () => {
    const options = {
      services: { origin: 'https://api.example', overrides: { slots: 'https://slots.example' } },
      config: { appName: 'a "shop"', requestHeaders: { release: 'header-release' } },
    };
    const { window } = new JSDOM(renderFragment({ ...signedIn, options, nonce: 'n"1' }));

    const script = window.document.querySelector('script');
    expect(window.document.querySelector('style')?.previousElementSibling).toBe(script);
    expect({ ...script?.dataset, services: JSON.parse(script?.dataset.services ?? '') }).toEqual({
      services: {
        headers: { breadcrumb: 'a "shop"', 'header-release': 'development/development' },
        folder: 'https://header.example/1.0.0/',
        token: 'https://api.example/api/token',
        context: 'https://api.example',
        graph: 'https://api.example',
        slots: 'https://slots.example',
        addresses: 'https://api.example',
        branches: 'https://api.example',
      },
    });
    const names = ['src', 'integrity', 'crossorigin', 'nonce', 'async', 'fetchpriority'];
    const values = names.map((name) => script?.getAttribute(name));
    expect(values).toEqual([start.src, start.integrity, 'anonymous', 'n"1', '', 'high']);
  });

  test('is in the page itself if the server has it and the page has a nonce', () => {
    const { window } = new JSDOM(
      renderFragment({ ...signedIn, nonce: 'n1', start: { ...start, code: 'a("<p>")' } }),
    );

    const script = window.document.querySelector('script');
    expect(script?.getAttributeNames()).toEqual(['nonce', 'data-services']);
    expect(script?.text).toBe('a("<p>")');
  });

  test.each([
    ['the page has no nonce', {}, 'a()'],
    ['its text would end the element', { nonce: 'n1' }, 'a("</SCRIPT>")'],
    ['its text would hide the end of the element', { nonce: 'n1' }, 'a("<!--")'],
  ])('is a file if %s', (_, page, code) => {
    const html = renderFragment({ ...signedIn, ...page, start: { ...start, code } });

    expect(html).toMatch(/^<script async [^>]*><\/script><style/);
  });

  test.each([
    ['an anonymous visitor', { ...signedIn, hasTokenSession: false }],
    ['a host kit that does not know it', { ...signedIn, start: undefined }],
  ])('is not there for %s', (_, page) => {
    expect(renderFragment(page)).toMatch(/^<style/);
    expect(renderFragment(page)).not.toContain('<script');
  });
});

test('the server’s analytics events travel escaped in the stamp, and all pages share one rendering', () => {
  const analytics = [{ name: 'page_view', payload: { title: '</div><script>alert("1")</script>', page: 7 } }];

  const html = renderFragment({ ...request, analytics });

  const stamp = /data-grocer="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(stamp).not.toMatch(/[<>"]/);
  expect(html.replace(stamp, '')).toBe(renderFragment(request).replace(/(data-grocer=")[^"]*/, '$1'));
  const element = new JSDOM(html).window.document.querySelector('[data-grocer]') as Element;
  expect(parseStamp(element)?.analytics).toEqual(analytics);
});

test('a malformed experiment is left out and reported; the others are in the page', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});

  const html = renderFragment({
    ...request,
    experiments: { label: 'a', 'no word': 'b', trolley: '"><script>' },
  });

  expect(html).toContain(' data-grocer-experiments="label:a"');
  expect(html).not.toMatch(/no word|"><script>/);
  expect(consoleError).toHaveBeenCalledTimes(1);
});

test('events that are not JSON are left out and reported; the page has its header', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});

  const html = renderFragment({ ...request, analytics: [{ name: 'page_view', payload: { id: 7n } }] });

  expect(html).toBe(renderFragment(request));
  expect(consoleError).toHaveBeenCalledTimes(1);
});

test('a wrong option is reported once, however many pages are rendered with it', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const options = { placement: 'moon' as never };

  renderFragment({ ...request, options });
  renderFragment({ ...request, options, path: '/ecom/lists' });

  await vi.waitFor(() => expect(consoleError).toHaveBeenCalled());
  await vi.dynamicImportSettled();
  expect(consoleError).toHaveBeenCalledTimes(1);
});
