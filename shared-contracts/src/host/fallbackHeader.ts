import type { ResolvedHeaderOptions } from '../headerOptions.ts';
import { readSearchTerm } from '../readSearchTerm.ts';
import { createRoutes } from '../routes.ts';

/** An element, as DOM nodes and as text are made of it. */
export interface Part {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Part | string)[];
}

interface Page {
  /** Path and query. */
  path: string;
  hasTokenSession: boolean;
}

/**
 * A header that searches and links, for pages that have no other. To the header that comes late it is a fragment of
 * another version, whose typed text it takes over.
 */
export function fallbackHeader(options: ResolvedHeaderOptions, { path, hasTokenSession }: Page): Part {
  const routes = createRoutes(options);
  const [pathname, ...query] = (path.split('#', 1)[0] ?? '').split('?');
  const term = pathname === routes.search() ? readSearchTerm(query.join('?')) : '';

  return part('div', { 'data-grocer': '', 'data-grocer-fallback': '' }, [
    part('header', {}, [
      part('a', { href: routes.groceriesHome(), 'aria-label': 'Grocer, groceries home' }, [
        mark,
        part('strong', {}, ['Grocer']),
      ]),
      searchForm(routes.search(), term),
      hasTokenSession
        ? part('a', { href: routes.myAccount() }, ['Account'])
        : part('a', { href: routes.login(path) }, ['Sign in']),
      part('a', { href: routes.trolley() }, ['Trolley']),
      part('nav', { 'aria-label': 'Main' }, [part('a', { href: routes.groceriesHome() }, ['Groceries'])]),
    ]),
  ]);
}

const part = (tag: string, attributes: Part['attributes'], children: Part['children'] = []): Part => ({
  tag,
  attributes,
  children,
});

const searchForm = (action: string, value: string) =>
  part('form', { action, method: 'get', role: 'search' }, [
    part('input', {
      'aria-label': 'Search groceries',
      autocomplete: 'off',
      enterkeyhint: 'search',
      name: 'searchTerm',
      placeholder: 'Search groceries...',
      type: 'search',
      value,
    }),
    part('button', { type: 'submit' }, ['Search']),
  ]);

/** The mark of the header's logo. */
const mark = part('svg', { 'aria-hidden': 'true', focusable: 'false', viewBox: '0 0 32 32' }, [
  part('path', { d: 'M15 4.6A12.4 12.4 0 1 0 27.8 17.4H15.6V22.3H21.7A7.1 7.1 0 1 1 15 10.1Z' }),
  part('path', { d: 'M17.3 13.9C17.3 7.6 20.9 3.4 28.6 3.4 28.6 9.7 24.9 13.9 17.3 13.9Z' }),
]);
