// @vitest-environment node
import { aTaxonomy, contentFragmentBody } from '@grocer/shared-contracts/fixtures';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderFragment } from './fragment.tsx';

afterEach(() => vi.restoreAllMocks());

const render = (menus?: { taxonomy: unknown; seasonal: unknown }) =>
  renderFragment({
    options: {},
    path: '/ecom/recipes',
    origin: 'https://shop.example',
    hasTokenSession: false,
    styles: { href: 'https://header.example/widgets.css', css: '' },
    menus,
  });

describe('renderFragment', () => {
  test('holds the two top levels of the taxonomy for crawlers', () => {
    expect(render({ taxonomy: aTaxonomy(), seasonal: undefined })).toContain(
      '<nav data-grocer-links hidden><a href="/ecom/shop/browse/groceries">Groceries</a>',
    );
  });

  test('shows the seasonal menu where there is one', () => {
    expect(render({ taxonomy: undefined, seasonal: contentFragmentBody() })).toContain('>Easter</span>');
  });

  test('goes without menus that have not come', () => {
    const html = render();

    expect(html).not.toContain('data-grocer-links');
    expect(html).not.toContain('Easter');
  });

  test('goes without menus that make no sense, and says so once', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const nonsense = { taxonomy: { categories: 'none' }, seasonal: 7 };

    expect(render(nonsense)).toContain('<header');
    render(nonsense);

    expect(said).toHaveBeenCalledTimes(1);
  });
});
