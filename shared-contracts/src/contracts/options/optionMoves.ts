/** An option that a line of the contract has renamed or removed. */
export interface OptionMove {
  /** The line that does not know `from` any more. */
  line: string;
  /** Path of the option in the lines before, such as `config.links.phone`. */
  from: string;
  /** Its path from `line` on, in the same group; `null` if the option was removed. */
  to: string | null;
}

/** What `grocer-header upgrade` changes in the sources of a page. Nothing yet: 0.1 is the first contract line. */
export const optionMoves: readonly OptionMove[] = [];
