import { parseUrl } from '../routes/address.ts';
import type { RuleKind } from './resolveHeaderOptions.ts';

/** Validates one option. `read` returns the normalised value, or `undefined` if the value is invalid. */
export interface Rule<Value> {
  readonly fallback: Value;
  readonly kind: RuleKind;
  /** The allowed words, if the rule has a fixed set of them. */
  readonly words?: readonly string[];
  /** Rule for each item, if the value is a list. */
  readonly item?: Rule<unknown>;
  read(value: unknown): Value | undefined;
}

export const ruleOf = <Value>(kind: RuleKind, fallback: Value, read: Rule<Value>['read']): Rule<Value> => ({
  fallback,
  kind,
  read,
});

export const text = (fallback: string) => ruleOf('text', fallback, asText);

export const flag = (fallback: boolean) =>
  ruleOf('flag', fallback, (value) => (typeof value === 'boolean' ? value : undefined));

/** A time of at most 2^31 - 1 ms: with a longer delay, browsers fire a timer immediately. */
export const milliseconds = (fallback: number) =>
  ruleOf('milliseconds', fallback, (value) =>
    typeof value === 'number' && value > 0 && value <= 2_147_483_647 ? value : undefined,
  );

/** A share, from 0 to 1. */
export const share = (fallback: number) =>
  ruleOf('share', fallback, (value) =>
    typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined,
  );

export const oneOfWords = <const Word extends string>(words: readonly Word[]): Rule<Word | null> => ({
  ...ruleOf<Word | null>('words', null, (value) => words.find((word) => word === value)),
  words,
});

export const callback = <Callback extends (...values: never[]) => unknown>() =>
  ruleOf<Callback | null>('function', null, (value) =>
    typeof value === 'function' ? (value as Callback) : undefined,
  );

/** A valid cookie name (RFC 6265 §4.1.1). */
export const cookieName = (fallback: string) => ruleOf('cookie', fallback, asToken);

/** A valid name of an HTTP header (RFC 9110 §5.1). */
export const headerName = (fallback: string) => ruleOf('header', fallback, asToken);

/** A category id, which is text. Numbers are converted, because services send them too. */
export const categoryId = <Fallback extends string | null>(fallback: Fallback) =>
  ruleOf<string | Fallback>('id', fallback, asId);

/** A path without query and hash. Trailing slashes are removed. `//…` is invalid: it links to another site. */
export const sitePath = (fallback: string) => ruleOf('path', fallback, asSitePath);

/** An absolute http(s) address, a path, or '' for the page's own origin. Trailing slashes are removed. */
export const baseAddress = (fallback: string) =>
  ruleOf('base', fallback, (value) => (value === '' ? '' : (asSitePath(value) ?? asWebAddress(value))));

/** An absolute http(s) address. Trailing slashes are removed. */
export const webAddress = (fallback: string) => ruleOf('address', fallback, asWebAddress);

/** An http(s) origin, or '' for the page's own origin. */
export const siteOrigin = (fallback: string) =>
  ruleOf('origin', fallback, (value) => {
    if (value === '') return '';
    const address = asWebAddress(value);
    return address !== undefined && new URL(address).origin === address.toLowerCase() ? address : undefined;
  });

/** A list. If one item is invalid, the fallback replaces the whole list. */
export const list = <Item>(item: Rule<Item>, fallback: readonly Item[]): Rule<readonly Item[]> => ({
  fallback,
  kind: 'list',
  item,
  read: (value) => {
    if (!Array.isArray(value)) return undefined;
    const items = value.map((candidate) => item.read(candidate));
    return items.every((candidate) => candidate !== undefined) ? items : undefined;
  },
});

/** Reads text that is not blank. Lone surrogates become U+FFFD, as in HTML (behaviour/contract#half-character). */
export function asText(value: unknown): string | undefined {
  return isText(value) ? value.toWellFormed() : undefined;
}

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const withoutLastSlash = (address: string): string => address.replace(/\/+$/, '');

/** Reads an HTTP token (RFC 9110 §5.6.2): the syntax of cookie and header names. */
function asToken(value: unknown): string | undefined {
  return isText(value) && /^[\w!#$%&'*+.^`|~-]+$/.test(value) ? value : undefined;
}

function asId(value: unknown): string | undefined {
  if (isText(value)) return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

function asSitePath(value: unknown): string | undefined {
  return isText(value) && /^\/(?![/\\])[^\s?#\\]*$/.test(value) ? withoutLastSlash(value) : undefined;
}

export function asWebAddress(value: unknown): string | undefined {
  const url = isText(value) ? parseUrl(value) : null;
  return url && /^https?:$/.test(url.protocol) ? withoutLastSlash(String(value)) : undefined;
}
