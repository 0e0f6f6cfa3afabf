import path from 'node:path';
import { type Configuration as RspackConfiguration, rspack } from '@rspack/core';
import { build, type InlineConfig } from 'vite';
import webpack, { type Configuration } from 'webpack';

/**
 * Runs each build tool as its command line would, with another output folder. @throws Error with the tool's message
 */

interface Stats {
  hasErrors(): boolean;
  toString(options: object): string;
}

interface Compiler {
  run(done: (error: Error | null, stats?: Stats) => void): void;
  close(done: () => void): void;
}

export const withWebpack = (configuration: Configuration, target: string): Promise<void> =>
  run(webpack({ ...configuration, output: outputTo(target, configuration) }) as Compiler);

export const withRspack = (configurations: RspackConfiguration[], target: string): Promise<void> =>
  run(
    rspack(
      configurations.map((configuration) => ({ ...configuration, output: outputTo(target, configuration) })),
    ) as Compiler,
  );

/** Builds a host by a Vite configuration file. `changes` are options that override those of the file. */
export async function withVite(
  configFile: string,
  target: string,
  changes: InlineConfig = {},
): Promise<void> {
  const output = { outDir: target, emptyOutDir: true };
  await build({ configFile, configLoader: 'native', logLevel: 'warn', build: output, ...changes });
}

const outputTo = <Output>(target: string, { output }: { output?: Output }) => ({
  ...(output as Output),
  path: path.join(target, 'assets'),
});

function run(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failed =
        error ??
        (stats?.hasErrors() ? new Error(stats.toString({ preset: 'errors-only', colors: true })) : undefined);
      compiler.close(() => (failed ? reject(failed) : resolve()));
    });
  });
}
