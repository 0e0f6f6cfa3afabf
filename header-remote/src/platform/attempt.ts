/**
 * Returns undefined if the access throws, as the access to cookies and storage does in a sandboxed page or where the
 * shopper has blocked them.
 */
export function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
