interface ContractBreach {
  service: string;
  path: string;
  expected: string;
  received: string;
}

/**
 * An answer does not match its schema (behaviour/contract#contract-error). The message names the service, the
 * place in the document, and the expected and received types, but never the value, which may be personal.
 *
 * Use `isContractError`, never `instanceof`: a page may have two copies of this package.
 */
export class ContractError extends Error {
  override readonly name = 'ContractError' as const;
  /** The `service` argument of `parseContract`: `trolley`, `token`, … */
  readonly service: string;
  /** Path in the document, such as `bannerAds[0].id`; empty for the document itself. */
  readonly path: string;
  /** What the schema requires there, such as `string` or `one of "ACTIVE", "AVAILABLE"`. */
  readonly expected: string;

  constructor({ service, path, expected, received }: ContractBreach, options?: ErrorOptions) {
    super(`${service}: expected ${expected} at ${path || 'the top'}, got ${received}`, options);
    this.service = service;
    this.path = path;
    this.expected = expected;
  }
}

/** Whether an error is a `ContractError`, even one created by another copy of this package. */
export const isContractError = (error: unknown): error is ContractError =>
  error instanceof Error && error.name === 'ContractError';

/** Formats a path in a document for a message: `bannerAds[0].id`. */
export const formatPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');

/** Type of the value at a path. Messages name the type, never the value, which may be personal. */
export function typeAt(document: unknown, path: readonly PropertyKey[]): string {
  let value = document;
  for (const key of path) {
    value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return typeName(value);
}

/** Like `typeof`, but `null` and `array` are types of their own, and `undefined` is `nothing`. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;
