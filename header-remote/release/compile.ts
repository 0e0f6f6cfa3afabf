import webpack, { type Configuration, type MultiStats } from 'webpack';

/** Runs webpack once. @throws Error with webpack's list of errors */
export async function compile(configurations: Configuration[]): Promise<void> {
  const stats = await run(configurations);
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: true }));
}

function run(configurations: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    if (!compiler) throw new Error('webpack returned no compiler');
    for (const each of compiler.compilers) {
      each.hooks.done.tap('progress', ({ startTime, endTime }) =>
        process.stdout.write(`  ${each.name} ${((endTime - startTime) / 1000).toFixed(1)} s\n`),
      );
    }
    compiler.run((error, stats) => {
      compiler.close(() => (error || !stats ? reject(error) : resolve(stats)));
    });
  });
}
