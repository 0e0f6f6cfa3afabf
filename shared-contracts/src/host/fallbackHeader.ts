import {
  accountPath,
  groceriesPath,
  loginPath,
  readSearchTerm,
  searchPath,
  trolleyPath,
} from '../contracts/routes/fallbackPaths.ts';

/** An element that is rendered to DOM nodes in a browser and to HTML on a server. */
export interface FallbackElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (FallbackElement | string)[];
}

interface FallbackPage {
  /** `config.root` of the options. */
  root: string;
  /** Path and query. */
  path: string;
  hasTokenSession: boolean;
}

/**
 * The fallback header: logo, search form and links, for pages whose header has not loaded
 * (behaviour/loading#fallback). The header replaces it like a fragment of another version and takes over the text
 * that was typed.
 */
export function fallbackHeader({ root, path, hasTokenSession }: FallbackPage): FallbackElement {
  const [pathname, ...query] = (path.split('#', 1)[0] ?? '').split('?');
  const term = pathname === searchPath(root) ? readSearchTerm(query.join('?')) : '';

  return element('div', { 'data-grocer': '', 'data-grocer-fallback': '' }, [
    element('header', {}, [
      element('div', {}, [
        element('a', { href: groceriesPath(root), 'aria-label': 'Grocer, groceries home' }, [
          logoMark,
          element('strong', {}, ['Grocer']),
        ]),
        searchForm(searchPath(root), term),
        hasTokenSession
          ? element('a', { href: accountPath(root) }, ['Account'])
          : element('a', { href: loginPath(root, path) }, ['Sign in']),
        element('a', { href: trolleyPath(root) }, ['Trolley']),
        element('nav', { 'aria-label': 'Main' }, [
          element('a', { href: groceriesPath(root) }, ['Groceries']),
        ]),
      ]),
    ]),
  ]);
}

const element = (
  tag: string,
  attributes: FallbackElement['attributes'],
  children: FallbackElement['children'] = [],
): FallbackElement => ({ tag, attributes, children });

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

/** The symbol of the header's logo. */
const logoMark = element('svg', { 'aria-hidden': 'true', focusable: 'false', viewBox: '0 0 32 32' }, [
  element('path', { d: 'M15 4.6A12.4 12.4 0 1 0 27.8 17.4H15.6V22.3H21.7A7.1 7.1 0 1 1 15 10.1Z' }),
  element('path', { d: 'M17.3 13.9C17.3 7.6 20.9 3.4 28.6 3.4 28.6 9.7 24.9 13.9 17.3 13.9Z' }),
]);

const scope = '[data-grocer-fallback]:not(#host#host)';

/**
 * Styles of the fallback header. No element has the id `host`: `:not(#host#host)` only raises the specificity above
 * that of a host's rules, as in the header's own styles. `all: revert` excludes the inside of an SVG, whose
 * presentation attributes it would override.
 *
 * The layout follows the width of the slot. In a shrink-to-fit parent the size container would be 0 wide: the invisible
 * `::before`, 0 high and wider than the viewport, gives it a width.
 */
export const fallbackStyles = `
style:has(+[data-grocer-fallback]){display:none}
${scope}{all:initial;display:block;box-sizing:border-box;background:#fff;color:#211f1b;border-block-end:1px solid #e5dfd5;
font:400 medium/1.5 system-ui,sans-serif;color-scheme:only light}
${scope}::before{display:block;block-size:0;overflow:hidden;visibility:hidden;word-spacing:100vw;content:"- -"}
${scope} :where(:not(svg *)){all:revert;box-sizing:border-box}
${scope} svg *{all:revert-layer;fill:currentColor;stroke:none}
${scope} header{container-type:inline-size}
${scope} div{display:flex;align-items:center;gap:.75em;min-block-size:3.0625em;padding-inline-start:.75em}
${scope} svg{display:block;inline-size:1.75em;block-size:1.75em}
${scope} a{display:flex;align-items:center;min-block-size:2.75em;color:inherit;font-size:.9375em;font-weight:500;text-decoration:none;white-space:nowrap}
${scope} a:first-child{color:#17573f;font-weight:650}
${scope} div>a:last-of-type{align-self:stretch;padding-inline:.75em;border:1px solid transparent;background:#17573f;color:#fff;font-weight:650}
${scope} a:hover{text-decoration:underline}
${scope} :focus-visible{outline:2px solid #211f1b;outline-offset:2px}
${scope} form{display:flex;flex:1;min-inline-size:0;margin:0;block-size:2.5em;border:1px solid #8a8275;border-radius:.25em;overflow:clip}
${scope} input{flex:1;min-inline-size:0;margin:0;padding-inline:.75em;border:0;background:#fff;color:inherit;font:inherit;text-overflow:ellipsis}
${scope} button{margin:0;padding-inline:.75em;border:1px solid transparent;background:#17573f;color:#fff;font:600 .9375em system-ui,sans-serif;cursor:pointer}
${scope} strong,${scope} button,${scope} nav{display:none}
@container (min-width:62em){
${scope} div{display:grid;grid-template:2.25em 4.5em 1fr / auto 1fr auto auto;gap:0 1.5em;min-block-size:calc(9.9375em - 1px);
padding-inline:max(1.5em,50% - 43.5em);background:linear-gradient(#f8f6f1 2.25em,#fff 0)}
${scope} div>*{grid-row:2}
${scope} svg{inline-size:2.25em;block-size:2.25em}
${scope} strong{display:block;margin-inline-start:.375em;font-size:1.5em;font-weight:650}
${scope} form{block-size:3em;margin-inline:.5em}
${scope} button{display:block}
${scope} div>a:last-of-type{align-self:center;min-block-size:3.2em;padding-inline:1.25em;border-radius:.25em}
${scope} nav{display:block;grid-row:3;grid-column:1 / -1}
}
@container (min-width:75em){${scope} div{padding-inline:max(2.5em,50% - 42.5em)}}
@media print{${scope} div>:not(:first-child){display:none}}`;
