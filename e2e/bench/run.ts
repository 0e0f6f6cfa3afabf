import { nameOf, type Result, shorten } from '../../storybook/docs/benchmarkResults.ts';
import { alignColumns } from '../tools/checks/alignColumns.ts';
import { build } from '../tools/stack/build.ts';
import { command } from '../tools/stack/command.ts';
import { ensureChromium } from '../tools/stack/ensureBrowsers.ts';
import { type Bench, isQuick, runBench } from './bench.ts';
import { benchArguments } from './benchArguments.ts';
import { type BenchContext, createBenchContext } from './browser.ts';
import { firstLoad, laterVisits } from './first-load/firstLoad.ts';
import { pageCost } from './pageCost.ts';
import { measuredCommit, saveResult } from './saveResult.ts';
import { signedInLoad } from './signedInLoad.ts';
import { taskBenches } from './tasks/tasks.ts';

/**
 * Benchmarks of `pnpm bench`, which prints the results as tables, saves them for the docs unless it is a
 * quick run, and fails if a goal is missed with 95 % confidence.
 */
const benches: Record<string, (context: BenchContext) => Promise<Bench>> = {
  ...taskBenches,
  'page-cost': pageCost,
  'first-load': firstLoad,
  'later-visits': laterVisits,
  'signed-in': signedInLoad,
};

await command(async () => {
  const { names, pairs, built, commit } = benchArguments(process.argv.slice(2), Object.keys(benches));
  const saveAs = measuredCommit(commit);
  await ensureChromium();
  if (!built) await build();
  const context = createBenchContext();
  try {
    for (const name of names) {
      const bench = await benches[name]?.(context);
      if (bench) await run(name, bench, pairs, saveAs);
    }
  } finally {
    await context.close();
  }
});

async function run(name: string, bench: Bench, pairs: number, commit: string): Promise<void> {
  const result = await runBench(bench, pairs, (text) => process.stderr.write(text));
  process.stdout.write(`${formatResult(result)}\n\n`);
  if (!isQuick(pairs)) await saveResult(name, result, commit);
  if (result.goals.some(({ low, atMost }) => low > atMost)) process.exitCode = 1;
}

/** Formats a result: a table with a row per variant, and a line per goal. */
function formatResult({ title, conditions, pairs, columns, rows, goals }: Result): string {
  const head = ['', ...columns.map(({ name, unit }) => `${name} ${unit}`.trim())];
  const cells = rows.map(({ variant, medians }) => [
    variant,
    ...columns.map(({ name, digits }) => (medians[name] as number).toFixed(digits)),
  ]);
  const goalLines = goals.map((goal) => {
    const { atMost, ratio, low, high, reason } = goal;
    const isMet = high <= atMost;
    const compared = `${isMet ? 'met   ' : 'MISSED'} ${nameOf(goal)}`;
    const measured = `${shorten(ratio)} (${shorten(low)} to ${shorten(high)}), at most ${shorten(atMost)}`;
    return `${compared} = ${measured}${!isMet && reason ? `. ${reason}` : ''}`;
  });
  const top = `${title}: medians of ${pairs} rounds. ${conditions}`;
  return [top, alignColumns([head, ...cells]), ...goalLines].join('\n');
}
