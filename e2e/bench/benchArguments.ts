import { readOptions } from '../../header-remote/release/readOptions.ts';
import { SettingsError } from '../tools/stack/settings.ts';

const usage = 'pnpm bench [name ...] [--pairs 15] [--built] [--commit 1a2b3c4d]';

const help = (
  known: readonly string[],
) => `Measures, prints tables and saves the results for the page "Benchmark".

  --pairs <number>   rounds; default: 15. With 3 or fewer nothing is saved
  --built            measures the existing build
  --commit <commit>  saves the result under its name; default: the current one

Benchmarks: ${known.join(', ')}`;

const options = {
  /** Number of rounds, in each of which every variant is measured once. */
  pairs: { type: 'string', default: '15' },
  /** Whether to measure the existing build instead of building first. */
  built: { type: 'boolean', default: false },
  /** Commit for which the result is saved. Default: the current one. */
  commit: { type: 'string' },
} as const;

/** Parses the command-line arguments of `pnpm bench`. @throws SettingsError, ReleaseError, HelpRequest */
export function benchArguments(args: readonly string[], known: readonly string[]) {
  const texts = { usage, help: help(known) };
  const { values, positionals } = readOptions(args, { ...texts, options, allowPositionals: true });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new SettingsError(`There is no benchmark "${unknown}"; there are: ${known.join(', ')}`);
  }
  const { pairs, built, commit } = values;
  if (!/^[1-9]\d{0,2}$/.test(pairs)) {
    throw new SettingsError(`--pairs is "${pairs}"; give a number of rounds, such as 15`);
  }
  return { names: positionals.length > 0 ? positionals : [...known], pairs: Number(pairs), built, commit };
}
