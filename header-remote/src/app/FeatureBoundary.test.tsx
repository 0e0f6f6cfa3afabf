// @vitest-environment jsdom
import type { HeaderEvents } from '@grocer/shared-contracts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FeatureBoundary } from './FeatureBoundary.tsx';
import { translate } from './testing/translate.ts';

let codes: string[];
let last: HeaderEvents['header_error'] | undefined;
const recordError = (event: Event) => {
  last = (event as CustomEvent<HeaderEvents['header_error']>).detail;
  codes.push(last.code);
};

beforeEach(() => {
  codes = [];
  // React logs each caught error.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  window.addEventListener('grocer:header_error', recordError);
});
afterEach(() => {
  cleanup();
  window.removeEventListener('grocer:header_error', recordError);
  vi.restoreAllMocks();
});

const Offer = ({ read }: { read: () => string }) => <p>{read()}</p>;

function Broken(): never {
  throw new Error('out of milk');
}

describe('a feature that crashes once', () => {
  test('is rendered again, and reported', () => {
    // React renders a failed component a second time, so the text has to fail twice.
    const read = vi
      .fn(() => 'Milk, 2 for £3')
      .mockImplementationOnce(Broken)
      .mockImplementationOnce(Broken);

    render(
      <FeatureBoundary name="search">
        <Offer read={read} />
      </FeatureBoundary>,
    );

    expect(screen.getByText('Milk, 2 for £3')).not.toBeNull();
    expect(codes).toEqual(['search']);
  });

  test('because a translator replaced its text shows the current text', () => {
    const offer = (isOver: boolean) => (
      <FeatureBoundary name="search">
        <p>
          <b>Milk</b>
          {!isOver && ', 2 for £3'}
        </p>
      </FeatureBoundary>
    );
    const { container, rerender } = render(offer(false));
    translate(container);

    rerender(offer(true));

    expect(container.textContent).toBe('Milk');
    expect(codes).toEqual(['search']);
  });
});

describe('a feature that crashes again is replaced by a fallback without a script:', () => {
  const crash = (name: string) =>
    render(
      <FeatureBoundary name={name}>
        <Broken />
      </FeatureBoundary>,
    );

  test.each(['search', 'multi-search'])('%s by a search form', async (name) => {
    crash(name);

    const form = await screen.findByRole<HTMLFormElement>('search');
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search groceries' });
    expect(new URL(form.action).pathname).toBe('/ecom/shop/search');
    expect([form.method, box.name]).toEqual(['get', 'searchTerm']);
    expect(screen.getByRole('button', { name: 'Search' })).toHaveProperty('type', 'submit');
    expect(codes).toEqual([name, name]);
  });

  test.each([
    ['account-links', 'Sign in', '/ecom/login'],
    ['logo', 'Grocer', '/ecom/shop/browse/groceries'],
    ['mega-menu', 'Groceries', '/ecom/shop/browse/groceries'],
    ['mobile-menu', 'Groceries', '/ecom/shop/browse/groceries'],
    ['primary-links', 'Groceries', '/ecom/shop/browse/groceries'],
    ['slot', 'Slot', '/ecom/serviceselection'],
    ['trolley-summary', 'Trolley', '/ecom/shop/trolley'],
    ['top-bar', 'Customer service', '/ecom/'],
    ['checkout-button', 'Checkout', '/ecom/serviceselection'],
  ])('%s by the link “%s”', async (name, link, path) => {
    crash(name);

    const { href } = await screen.findByRole<HTMLAnchorElement>('link', { name: link });
    expect(new URL(href).pathname).toContain(path);
  });

  test('the report names the feature, the release and its line; the sixth of the same failure is not sent', () => {
    for (let page = 1; page <= 3; page++) crash('amend-bar');

    const release = { release: 'development', line: 'development' };
    expect(last).toEqual({ code: 'amend-bar', message: 'out of milk', feature: 'amend-bar', ...release });
    expect(codes).toHaveLength(5);
  });

  test('a feature that needs a script by nothing', () => {
    const { container } = crash('dialogs');

    expect(container.textContent).toBe('');
    expect(codes).toEqual(['dialogs', 'dialogs']);
  });
});
