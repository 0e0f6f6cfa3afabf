/** An expected failure of a command. Its message is printed without a stack. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError' as const;
}

/** The caller has asked for help. Its message is printed to standard output, and the command succeeds. */
export class HelpRequest extends Error {
  override readonly name = 'HelpRequest' as const;
}

/** Prints help to standard output; an error to standard error, with exit code 1, and its stack if it was not expected. */
export function printFailure(error: unknown): void {
  if (error instanceof HelpRequest) {
    process.stdout.write(`${error.message}\n`);
    return;
  }
  process.stderr.write(`${error instanceof ReleaseError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}

/** Prints what the caller should know although the command goes on. */
export const printWarning = (text: string): void => void process.stderr.write(`${text}\n`);
