import { parseUrl } from '../parseUrl.ts';

/** What one option may be. `read` gives the value in its one form, or `undefined` where it does not fit. */
export interface Rule<Value> {
  readonly fallback: Value;
  readonly expected: string;
  read(value: unknown): Value | undefined;
}

export const text = (fallback: string): Rule<string> => ({
  fallback,
  expected: 'text',
  read: (value) => (isText(value) ? value : undefined),
});

export const yesOrNo = (fallback: boolean): Rule<boolean> => ({
  fallback,
  expected: 'true or false',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
});

/** A timer of the browser holds at most 2^31 - 1 ms; longer ones fire at once. */
export const milliseconds = (fallback: number): Rule<number> => ({
  fallback,
  expected: 'milliseconds above 0',
  read: (value) => (typeof value === 'number' && value > 0 && value <= 2_147_483_647 ? value : undefined),
});

export const word = <const Word extends string>(words: readonly Word[]): Rule<Word | null> => ({
  fallback: null,
  expected: words.map((known) => JSON.stringify(known)).join(' or '),
  read: (value) => words.find((known) => known === value),
});

export const callback = <Callback extends (...values: never[]) => unknown>(): Rule<Callback | null> => ({
  fallback: null,
  expected: 'a function',
  read: (value) => (typeof value === 'function' ? (value as Callback) : undefined),
});

/** The names that a cookie may have, RFC 6265 §4.1.1. */
export const cookieName = (fallback: string): Rule<string> => ({
  fallback,
  expected: 'a cookie name',
  read: (value) => (isText(value) && /^[\w!#$%&'*+.^`|~-]+$/.test(value) ? value : undefined),
});

/** An id of a category, as text; services may send numbers, so may hosts. */
export const categoryId = <Fallback extends string | null>(fallback: Fallback): Rule<string | Fallback> => ({
  fallback,
  expected: 'a category id',
  read: asId,
});

/** A path on the site: `/` first, never `//` (which would lead to another site), no query; without its last `/`. */
export const sitePath = (fallback: string): Rule<string> => ({
  fallback,
  expected: 'a path that starts with one /',
  read: (value) =>
    isText(value) && /^\/(?![/\\])[^\s?#\\]*$/.test(value) ? withoutLastSlash(value) : undefined,
});

/** A whole http(s) address without its last `/`, a path on the page's own origin, or '' for that origin itself. */
export const baseAddress = (fallback: string): Rule<string> => ({
  fallback,
  expected: "an http(s) address, a path or ''",
  read: (value) => (value === '' ? '' : (sitePath('').read(value) ?? asWebAddress(value))),
});

/** A whole http(s) address, without its last `/`. */
export const webAddress = (fallback: string): Rule<string> => ({
  fallback,
  expected: 'an http(s) address',
  read: asWebAddress,
});

/** The origin of a site, or '' for the page's own. */
export const siteOrigin = (fallback: string): Rule<string> => ({
  fallback,
  expected: "an http(s) origin or ''",
  read: (value) => {
    if (value === '') return '';
    const address = asWebAddress(value);
    return address !== undefined && new URL(address).origin === address.toLowerCase() ? address : undefined;
  },
});

/** A list all of whose items fit; one that does not, and the fallback stands for the whole list. */
export const list = <Item>(item: Rule<Item>, fallback: readonly Item[]): Rule<readonly Item[]> => ({
  fallback,
  expected: `a list, each ${item.expected}`,
  read: (value) => {
    if (!Array.isArray(value)) return undefined;
    const items = value.map((candidate) => item.read(candidate));
    return items.every((candidate) => candidate !== undefined) ? items : undefined;
  },
});

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const withoutLastSlash = (address: string): string => address.replace(/\/+$/, '');

const asId = (value: unknown): string | undefined => {
  if (isText(value)) return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
};

function asWebAddress(value: unknown): string | undefined {
  const url = isText(value) ? parseUrl(value) : null;
  return url && /^https?:$/.test(url.protocol) ? withoutLastSlash(String(value)) : undefined;
}
