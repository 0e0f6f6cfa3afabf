interface ContractBreach {
  service: string;
  path: string;
  expected: string;
  received: string;
}

/**
 * An answer does not fit its schema (behaviour/contract#contract-error). The message names the service, the place in
 * the document, the expected type and the received type. It never contains the value, which may be personal.
 *
 * Recognise it with `isContractError`, never with `instanceof`: a page may have two copies of this package.
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

/** Whether an error is a `ContractError`, created by any copy of this package. */
export const isContractError = (error: unknown): error is ContractError =>
  error instanceof Error && error.name === 'ContractError';

/** Formats a path in a document for a message: `bannerAds[0].id`. */
export const formatPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');

/** The type of the value at a path. Messages name the type and never the value, which may be personal. */
export function typeAt(document: unknown, path: readonly PropertyKey[]): string {
  let value = document;
  for (const key of path) {
    value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return typeName(value);
}

/** Like `typeof`, with `null` and `array` as types of their own and `nothing` for `undefined`. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;
