import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { HelpRequest, ReleaseError } from './ReleaseError.ts';

interface CommandLine<Options> {
  /** The command with all of its options, in one line. */
  usage: string;
  /** What the command does, and each option. */
  help: string;
  options: Options;
  /** Whether there may be arguments that are no options. Default: false. */
  allowPositionals?: boolean;
}

/**
 * Reads the arguments of a command. An argument that Node cannot parse is refused with the first sentence of its error.
 * `--` is ignored: pnpm passes it on.
 * @throws ReleaseError, HelpRequest with the usage and the help if an argument is `--help` or `-h`
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  given: readonly string[],
  { usage, help, options, allowPositionals = false }: CommandLine<Options>,
) {
  const args = given.filter((argument) => argument !== '--');
  if (args.includes('--help') || args.includes('-h')) throw new HelpRequest(`Usage: ${usage}\n\n${help}`);
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals });
    return { values, positionals: positionals as readonly string[] };
  } catch (error) {
    const [first = ''] = (error as Error).message.split(/\.\s|\n/);
    throw new ReleaseError(`${first}; usage: ${usage}`);
  }
}
