interface ContractBreach {
  service: string;
  path: string;
  expected: string;
  received: string;
}

/**
 * An answer, or another document, does not match its schema (behaviour/contract#contract-error). The message names
 * the document, the place in it, and the expected and received types, but never the value, which may be personal.
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
