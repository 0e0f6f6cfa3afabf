import { parseArgs } from 'node:util';
import { SettingsError } from '../stack/settings.ts';

const usage = 'pnpm bench [name ...] [--pairs 15] [--built]';

export interface BenchArguments {
  names: string[];
  /** Rounds in which every variant is measured once. */
  pairs: number;
  /** Measures the existing build instead of building first. */
  built: boolean;
}

/** Parses the command line arguments of `pnpm bench`. @throws SettingsError */
export function benchArguments(args: readonly string[], known: readonly string[]): BenchArguments {
  const { values, positionals } = parse(args.filter((argument) => argument !== '--'));
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new SettingsError(`There is no benchmark "${unknown}"; there are: ${known.join(', ')}`);
  }
  const { pairs = '15', built = false } = values;
  if (!/^[1-9]\d{0,2}$/.test(pairs)) {
    throw new SettingsError(`--pairs is "${pairs}"; give a number of rounds, such as 15`);
  }
  return { names: positionals.length > 0 ? positionals : [...known], pairs: Number(pairs), built };
}

const options = { pairs: { type: 'string' }, built: { type: 'boolean' } } as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [first = ''] = (error as Error).message.split(/\.\s|\n/);
    throw new SettingsError(`${first}; usage: ${usage}`);
  }
}
