import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** The command cannot do its work, for a reason that the message says. The message is printed without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError' as const;
}

/** The caller has asked for help. The message is printed, and the command succeeds. */
export class HelpRequest extends Error {
  override readonly name = 'HelpRequest' as const;
}

interface CommandLine<Options> {
  /** The command with all of its options, in one line. */
  usage: string;
  /** What the command does, and each option. */
  help: string;
  options: Options;
}

/**
 * Reads the arguments of a command. A wrong option is refused with the first sentence of Node's message.
 * @throws CommandError; HelpRequest with usage and help if an argument is `--help` or `-h`
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  { usage, help, options }: CommandLine<Options>,
) {
  if (args.includes('--help') || args.includes('-h')) throw new HelpRequest(`Usage: ${usage}\n\n${help}`);
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values, positionals: positionals as readonly string[] };
  } catch (error) {
    const [first = ''] = (error as Error).message.split(/\.\s|\n/);
    throw new CommandError(`${first}; usage: ${usage}`);
  }
}

/** Returns an absolute http(s) URL as it is. @throws CommandError that names the argument */
export function readAddress(name: string, value = ''): string {
  if (URL.canParse(value) && /^https?:/.test(value)) return value;
  throw new CommandError(`${name} is "${value}"; give a whole address, such as https://shop.example/`);
}
