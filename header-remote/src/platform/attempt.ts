/**
 * Returns the result of `access`, or undefined if it throws. Access to cookies and storage throws in a
 * sandboxed page and where the shopper has blocked it.
 */
export function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
