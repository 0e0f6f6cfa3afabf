// @vitest-environment jsdom
import { startSandbox } from '@grocer/sandbox/server';
import { lastEvent } from '@grocer/shared-contracts';
import { aTaxonomy, contentFragmentBody } from '@grocer/shared-contracts/fixtures';
import { act } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderFragment } from './fragment.tsx';
import { mount } from './mount.tsx';
import { stampAttribute } from './stamp.ts';

let services: Awaited<ReturnType<typeof startSandbox>>;
let complaints: unknown[];
const host = document.createElement('div');

beforeAll(async () => {
  services = await startSandbox({ port: 0 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
});
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  document.body.replaceChildren(host);
  host.replaceChildren();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => services.close());

const options = () => ({ services: { origin: services.origin }, path: '/ecom/shop/browse/groceries' });

const menus = { taxonomy: aTaxonomy(), seasonal: contentFragmentBody() };

const fragmentIn = (change: (html: string) => string = (html) => html) => {
  const html = renderFragment({
    options: options(),
    path: '/ecom/shop/browse/groceries',
    origin: 'http://localhost:3000',
    hasTokenSession: false,
    styles: { href: 'http://remote/widgets.css', css: '' },
    menus,
  });
  host.innerHTML = change(html);
  return host.querySelector(`[${stampAttribute}]`);
};

const searchBox = () => host.querySelector<HTMLInputElement>('input[name=searchTerm]') as HTMLInputElement;

/** Mounts, and takes everything off the page again when the test is done with it. */
const mounted = async (use: () => void | Promise<void>) => {
  const widget = await act(async () => mount('Header', host, options()));
  await act(async () => {
    await vi.waitFor(() => expect(lastEvent('session')).toBeDefined());
  });
  await use();
  await act(async () => widget.unmount());
};

describe('mount', () => {
  test('takes a fragment of its own version over as it is, with what was typed', async () => {
    const header = fragmentIn()?.firstElementChild;
    searchBox().value = 'sourdough';

    await mounted(() => {
      expect(host.querySelector('header')).toBe(header);
      expect(searchBox().value).toBe('sourdough');
    });

    expect(complaints).toEqual([]);
  });

  test('replaces a fragment of another version, with what was typed', async () => {
    const header = fragmentIn((html) =>
      html.replace('&quot;development&quot;', '&quot;0.0.9&quot;'),
    )?.firstElementChild;
    searchBox().value = 'sourdough';

    await mounted(() => {
      expect(host.querySelector('header')).not.toBe(header);
      expect(host.querySelectorAll('header')).toHaveLength(1);
      expect(searchBox().value).toBe('sourdough');
    });

    expect(complaints).toEqual([]);
  });

  test('renders into an element without a fragment', async () => {
    await mounted(() => expect(host.querySelectorAll('header')).toHaveLength(1));
  });

  test('takes over a fragment with menus as it is, and leaves its links to crawlers', async () => {
    fragmentIn();

    await mounted(() => {
      expect(host.querySelector('header')?.textContent).toContain('Easter');
      expect(host.querySelector('nav[hidden] a[href="/ecom/shop/browse/groceries/bakery"]')).not.toBeNull();
    });

    expect(complaints).toEqual([]);
  });

  test('leaves nothing in the page when it is taken off', async () => {
    fragmentIn();
    await mounted(() => {});

    expect(host.childElementCount).toBe(0);
  });

  test('says when it stands', async () => {
    const widget = await act(async () => mount('Header', host, options()));

    await expect(widget.rendered).resolves.toBeUndefined();
    await act(async () => widget.unmount());
  });

  test('takes options of any kind: a wrong one is said once and the header stands', async () => {
    fragmentIn();
    const wrong = { ...options(), path: 5, config: { root: 7 } } as never;
    const widget = await act(async () => mount('Header', host, wrong));
    await act(async () => widget.update(wrong));

    expect(host.querySelectorAll('header')).toHaveLength(1);
    expect(host.querySelector('a[href="/ecom/recipes"]')).not.toBeNull();
    expect(complaints.filter((words) => String(words).includes('option path'))).toHaveLength(1);
    await act(async () => widget.unmount());
  });

  test.each([[null], ['everything'], [[]]])('stands with %j for options', async (nonsense) => {
    const widget = await act(async () => mount('Header', host, nonsense as never));

    expect(host.querySelectorAll('header')).toHaveLength(1);
    await act(async () => widget.unmount());
  });

  test('an element that has the header takes the new options, and only its own is taken off', async () => {
    await mounted(async () => {
      const again = await act(async () => mount('Header', host, { path: '/ecom/recipes' }));
      expect(host.querySelectorAll('header')).toHaveLength(1);
      expect(host.querySelector('[aria-current=page]')?.textContent).toBe('Recipes');

      await act(async () => again.unmount());
      const successor = await act(async () => mount('Header', host, options()));
      again.unmount();
      expect(host.querySelectorAll('header')).toHaveLength(1);
      await act(async () => successor.unmount());
    });
  });

  test('an element that its host has emptied gets a new header', async () => {
    await mounted(async () => {
      host.replaceChildren();
      const next = await act(async () => mount('Header', host, options()));

      expect(host.querySelectorAll('header')).toHaveLength(1);
      await act(async () => next.unmount());
    });
  });

  test('the style sheet of a fragment outlives the element it came in', async () => {
    fragmentIn();

    await mounted(() => {});
    host.replaceChildren();

    expect(document.head.querySelectorAll('style[data-href="http://remote/widgets.css"]')).toHaveLength(1);
  });

  test('says what it was given where an element should be', () => {
    expect(() => mount('Header', null as never)).toThrow(
      'needs an element of the page to stand in, got null',
    );
  });

  test('a host with a router follows the header’s links, but not the way out', async () => {
    const followed: string[] = [];
    const navigate = (url: string) => void followed.push(url);
    const widget = await act(async () => mount('Header', host, { ...options(), navigate }));
    const click = (link: Element | null) =>
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

    click(host.querySelector('a[href="/ecom/recipes"]'));

    expect(followed).toEqual(['/ecom/recipes']);
    await act(async () => widget.unmount());
  });

  test('names the widgets there are when it is asked for another', () => {
    expect(() => mount('Footer' as 'Header', host)).toThrow('there is no widget "Footer"; there are: Header');
  });
});
