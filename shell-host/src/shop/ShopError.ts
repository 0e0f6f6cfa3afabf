/** A call of the shop's services was refused or failed. `status` 0 = no answer. */
export class ShopError extends Error {
  override readonly name = 'ShopError' as const;
  readonly status: number;
  /** Error code of the service, such as `ORDER_ORCHESTRATION_042`. */
  readonly code: string | null;

  constructor(
    call: string,
    { status, code, cause }: { status: number; code: string | null; cause?: unknown },
  ) {
    super(`${call} ${status === 0 ? 'was not answered' : `answered ${status}${code ? ` ${code}` : ''}`}`, {
      cause,
    });
    this.status = status;
    this.code = code;
  }
}

export const isSignedOut = (error: unknown): boolean => error instanceof ShopError && error.status === 401;

export const isMissing = (error: unknown): boolean => error instanceof ShopError && error.status === 404;
