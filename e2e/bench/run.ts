import { build } from '../stack/build.ts';
import { command } from '../stack/command.ts';
import { ensureChromium } from '../stack/ensureChromium.ts';
import type { Bench } from './bench.ts';
import { benchArguments } from './benchArguments.ts';
import { firstLoad } from './first-load/firstLoad.ts';
import { fragments } from './fragments/fragments.ts';
import { keepResult } from './keepResult.ts';
import { menu } from './menu/menu.ts';
import { rulesBench } from './rules/rules.ts';
import { runBench } from './runBench.ts';
import { tableOf } from './tableOf.ts';
import { typing } from './typing/typing.ts';

/** `pnpm bench`: measures by turns, prints a table, keeps it for the docs; fails where a goal is missed for certain. */
const benches: Record<string, () => Promise<Bench>> = {
  'first-load': firstLoad,
  fragments,
  menu,
  rules: rulesBench,
  typing,
};

await command(async () => {
  const { names, pairs, built } = benchArguments(process.argv.slice(2), Object.keys(benches));
  await ensureChromium();
  if (!built) await build();
  for (const name of names) {
    const bench = await benches[name]?.();
    if (!bench) continue;
    try {
      const result = await runBench(bench, pairs, (words) => process.stderr.write(words));
      process.stdout.write(`${tableOf(result)}\n\n`);
      await keepResult(name, result);
      if (result.goals.some(({ low, atMost }) => low > atMost)) process.exitCode = 1;
    } finally {
      await bench.close();
    }
  }
});
