/** An expected failure of `pnpm release`. Its message is printed without a stack. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError' as const;
}
