/** Why nothing was released or pointed at: told in one line, without a stack. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError' as const;
}
