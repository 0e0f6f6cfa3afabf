import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { npmInstall } from './generatedHosts.ts';
import { runTool } from './makeApp.ts';

/** Installs the newest version of each package that an app names. Returns them: `react 19.3.1`. */
export function installNewest(folder: string): string[] {
  const manifestOf = (at: string) => JSON.parse(readFileSync(path.join(folder, at, 'package.json'), 'utf8'));
  const { dependencies, devDependencies } = manifestOf('.');
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@grocer/'),
  );
  runTool([...npmInstall, ...names.map((name) => `${name}@latest`)], folder);
  return names.map((name) => `${name} ${manifestOf(`node_modules/${name}`).version}`);
}

/** What a tool said, in one line: the first line that begins with an error, without colours. */
export function firstLineOf({ message }: Error): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return (lines.find((line) => /^\W*\w*error\b/i.test(line)) ?? lines[0] ?? '').trim();
}
