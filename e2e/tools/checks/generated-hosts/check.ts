import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { command } from '../../stack/command.ts';
import { ensureChromium } from '../../stack/ensureChromium.ts';
import { checkHost } from './checkHost.ts';
import { generatedHosts } from './generatedHosts.ts';
import { runCommand } from './runCommand.ts';

/**
 * `pnpm e2e:hosts [name …]`: makes apps with the generators of their frameworks, adds the files that the documentation shows,
 * builds and serves the apps, and shops in them. Part of `pnpm test:full`, because it installs packages. It needs the
 * built header, and writes how long each app took to `storybook/docs/hosts/generated/`.
 */
const root = path.join(import.meta.dirname, '../../../..');
const results = path.join(root, 'storybook/docs/hosts/generated');

await command(async () => {
  const names = process.argv.slice(2);
  const chosen = generatedHosts.filter(({ name }) => names.length === 0 || names.includes(name));
  const parent = mkdtempSync(path.join(tmpdir(), 'grocer-generated-'));
  const browser = await chromium.launch(await ensureChromium());
  let held = 0;
  try {
    const tarball = packContracts(parent);
    for (const host of chosen) {
      const result = await checkHost(host, { browser, parent, tarball }).catch((error: Error) => {
        process.stdout.write(`${host.title}: ${error.stack}\n`);
      });
      if (!result) continue;
      held += 1;
      writeFileSync(path.join(results, `${host.name}.json`), `${JSON.stringify(result, null, 2)}\n`);
    }
  } finally {
    await browser.close();
    rmSync(parent, { recursive: true, force: true });
  }
  process.stdout.write(`Generated hosts: ${held} of ${chosen.length}\n`);
  process.exitCode = chosen.length > 0 && held === chosen.length ? 0 : 1;
});

/** By pnpm, which writes the versions of the catalog into the package. */
function packContracts(folder: string): string {
  const pack = ['npx', '-y', 'pnpm@12', 'pack', '--pack-destination', folder];
  runCommand(pack, path.join(root, 'shared-contracts'));
  const [file = ''] = readdirSync(folder);
  return path.join(folder, file);
}
