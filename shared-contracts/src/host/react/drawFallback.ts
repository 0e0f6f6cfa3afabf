import { type HeaderOptions, resolveHeaderOptions } from '../../headerOptions.ts';
import { createRoutes } from '../../routes.ts';

/**
 * A header that searches and links, of plain DOM nodes: no string becomes markup, so it stands under any content
 * security policy. To the header that comes late it is a fragment of another version, whose typed text it takes over.
 */
export function drawFallback(options: HeaderOptions): HTMLElement {
  const resolved = resolveHeaderOptions(options, () => {});
  const routes = createRoutes(resolved);
  const { pathname, search } = new URL(resolved.path ?? location.href, location.href);
  const term = pathname === routes.search() ? (new URLSearchParams(search).get('searchTerm') ?? '') : '';
  const isSignedIn = /(?:^|; )X-Has-Token-Session=true(?:;|$)/.test(document.cookie);

  return element('div', { 'data-grocer': '', 'data-grocer-fallback': '' }, [
    element('header', {}, [
      element('a', { href: routes.groceriesHome(), 'aria-label': 'Grocer, groceries home' }, [
        mark(),
        element('strong', {}, ['Grocer']),
      ]),
      searchForm(routes.search(), term),
      isSignedIn
        ? element('a', { href: routes.myAccount() }, ['Account'])
        : element('a', { href: routes.login(pathname + search) }, ['Sign in']),
      element('a', { href: routes.trolley() }, ['Trolley']),
      element('nav', { 'aria-label': 'Main' }, [
        element('a', { href: routes.groceriesHome() }, ['Groceries']),
      ]),
    ]),
  ]);
}

const searchForm = (action: string, value: string) =>
  element('form', { action, method: 'get', role: 'search' }, [
    element('input', {
      'aria-label': 'Search groceries',
      autocomplete: 'off',
      enterkeyhint: 'search',
      name: 'searchTerm',
      placeholder: 'Search groceries...',
      type: 'search',
      value,
    }),
    element('button', { type: 'submit' }, ['Search']),
  ]);

/** The mark of the header's logo. */
function mark(): SVGElement {
  const svg = draw('svg', { 'aria-hidden': 'true', focusable: 'false', viewBox: '0 0 32 32' });
  svg.append(
    draw('path', { d: 'M15 4.6A12.4 12.4 0 1 0 27.8 17.4H15.6V22.3H21.7A7.1 7.1 0 1 1 15 10.1Z' }),
    draw('path', { d: 'M17.3 13.9C17.3 7.6 20.9 3.4 28.6 3.4 28.6 9.7 24.9 13.9 17.3 13.9Z' }),
  );
  return svg;
}

function element(tag: string, attributes: Record<string, string>, children: (Node | string)[] = []) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

function draw(tag: string, attributes: Record<string, string>): SVGElement {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}
