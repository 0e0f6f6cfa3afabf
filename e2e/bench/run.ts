import { build } from '../tools/stack/build.ts';
import { command } from '../tools/stack/command.ts';
import { ensureChromium } from '../tools/stack/ensureBrowsers.ts';
import type { Bench } from './bench.ts';
import { benchArguments } from './benchArguments.ts';
import { type BenchContext, createBenchContext } from './benchContext.ts';
import { bytes } from './bytes/bytes.ts';
import { firstLoad, laterVisits, phoneLoad } from './first-load/firstLoad.ts';
import { formatTable } from './formatTable.ts';
import { fragments } from './fragments/fragments.ts';
import { interactions } from './interactions/interactions.ts';
import { measuredCommit } from './measuredCommit.ts';
import { memory } from './memory/memory.ts';
import { menu } from './menu/menu.ts';
import { pageCost } from './page-cost/pageCost.ts';
import { rulesBench } from './rules/rules.ts';
import { isQuick, runBench } from './runBench.ts';
import { saveResult } from './saveResult.ts';
import { signedInLoad } from './signed-in/signedInLoad.ts';
import { taskBenches } from './tasks/tasks.ts';
import { typing } from './typing/typing.ts';

/**
 * `pnpm bench`: prints the results as tables and saves them for the docs, unless the run is a quick one. Fails if a goal
 * is missed with 95 % confidence.
 */
const benches: Record<string, (context: BenchContext) => Promise<Bench>> = {
  ...taskBenches,
  'page-cost': pageCost,
  'first-load': firstLoad,
  phone: phoneLoad,
  'later-visits': laterVisits,
  'signed-in': signedInLoad,
  menu,
  typing,
  interactions,
  memory,
  bytes,
  fragments,
  rules: rulesBench,
};

await command(async () => {
  const { names, pairs, built, commit } = benchArguments(process.argv.slice(2), Object.keys(benches));
  const saveAs = measuredCommit(commit);
  await ensureChromium();
  if (!built) await build();
  const context = createBenchContext();
  try {
    for (const name of names) await run(name, context, { pairs, commit: saveAs });
  } finally {
    await context.close();
  }
});

async function run(
  name: string,
  context: BenchContext,
  { pairs, commit }: { pairs: number; commit: string },
): Promise<void> {
  const bench = await benches[name]?.(context);
  if (!bench) return;
  try {
    const result = await runBench(bench, pairs, (text) => process.stderr.write(text));
    process.stdout.write(`${formatTable(result)}\n\n`);
    if (!isQuick(pairs)) await saveResult(name, result, commit);
    if (result.goals.some(({ low, atMost }) => low > atMost)) process.exitCode = 1;
  } finally {
    await bench.close();
  }
}
