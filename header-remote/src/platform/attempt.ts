/**
 * Returns the result of `access`, or undefined if it throws. Cookies and storage throw in a sandboxed page,
 * and where the shopper has blocked them.
 */
export function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
