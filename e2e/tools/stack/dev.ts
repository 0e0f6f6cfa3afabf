import { rm } from 'node:fs/promises';
import { createLiveReload } from '@grocer/shell-host/live-reload';
import webpack, { type MultiStats } from 'webpack';
import { readOptions } from '../../../header-remote/release/readOptions.ts';
import { closeOnExit, command } from './command.ts';
import { checkPorts } from './listen.ts';
import { readSettings } from './settings.ts';
import { type Stack, startStack } from './stack.ts';

process.env.NODE_ENV = 'development';

const help = 'Builds and serves all three origins for development, and reloads open pages.';

await command(async () => {
  readOptions(process.argv.slice(2), { usage: 'pnpm dev', help, options: {} });
  const settings = { ...readSettings(process.env), fragmentCacheSeconds: 0 };
  await checkPorts(settings);
  // Imported after NODE_ENV is set, because the configuration reads it on import.
  const { default: configurations, versionFolder } = await import('../../../webpack.config.ts');
  // Removes files of an earlier build: they would be listed too, or their compressed copies would be served.
  await rm(versionFolder, { recursive: true, force: true });
  const { release } = await import('./build.ts');
  const compiler = webpack(configurations);
  if (!compiler) throw new Error('webpack gave no compiler');
  const [liveReload, hotReload] = [createLiveReload(), createLiveReload()];
  let stack: Stack | undefined;

  // Each compiler's latest files: a rebuild does not remove old files, and reports only the compilers that ran.
  const latestFiles = new Map<string | undefined, string[]>();
  for (const { name, hooks } of compiler.compilers) {
    hooks.done.tap('files', (stats) => {
      latestFiles.set(name, Object.keys(stats.compilation.assets));
      // Pages change before the other builds have ended.
      if (name === 'header-remote' && stack && !stats.hasErrors()) hotReload.reload();
    });
  }
  const files = (...names: string[]) => names.flatMap((name) => latestFiles.get(name) ?? []);

  process.stdout.write('Building for development ...\n');
  // Settles only on a failure: the command runs until it is stopped.
  await new Promise<never>((_resolve, reject) => {
    const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      built(error, stats).catch(reject);
    });
    closeOnExit(async () => {
      await stack?.close();
      await new Promise<void>((resolve) => watching?.close(() => resolve()));
    });
  });

  async function built(error: Error | null, stats: MultiStats | undefined): Promise<void> {
    if (error || !stats) throw error ?? new Error('webpack gave no result');
    if (stats.hasErrors()) {
      process.stderr.write(`${stats.toString({ preset: 'errors-only', colors: true })}\n`);
      return;
    }
    await release(files('header-remote', 'header-fragment', 'header-scripts'));
    if (stack) {
      if (stats.stats.some(({ compilation }) => compilation.name === 'shell-host')) liveReload.reload();
      process.stdout.write(`Rebuilt ${new Date().toLocaleTimeString('en-GB')}; open pages change\n`);
      return;
    }
    stack = await startStack(
      { ...settings, signed: true },
      { liveReload, hotReload, files: () => files('shell-host') },
    );
    process.stdout.write(
      `host      ${stack.host.origin}/ecom/shop/browse/groceries\nremote    ${stack.remote.origin}\nservices  ${stack.services}\n`,
    );
  }
});
