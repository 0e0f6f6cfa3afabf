import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the version of an installed package; undefined if it is not installed. */
type VersionOf = (name: string) => string | undefined;

/** The oldest supported version of each package. Later versions of the same major version are supported too. */
const supported: readonly [name: string, major: number, minor: number][] = [
  ['@module-federation/enhanced', 2, 9],
  ['@module-federation/runtime', 2, 9],
  ['@module-federation/vite', 1, 23],
];

/** Finds versions with which a build with the header fails. Each problem is a sentence that says what to install. */
export function findVersionProblems(versionOf: VersionOf): string[] {
  const problems = supported.flatMap(([name, major, minor]) => {
    const version = versionOf(name);
    if (version === undefined) return [];
    const [actualMajor, actualMinor] = numbersOf(version);
    if (actualMajor === major && actualMinor >= minor) return [];
    return [
      `${name} is ${version}, the header needs ^${major}.${minor}.0: npm install ${name}@^${major}.${minor}.0`,
    ];
  });
  const [webpack, plugin] = [versionOf('webpack'), versionOf('@module-federation/enhanced')];
  if (webpack && plugin && isBrokenWith(webpack, plugin)) {
    problems.push(
      `webpack ${webpack} breaks @module-federation/enhanced ${plugin} (module-federation/core#5077): npm install --save-exact webpack@5.110.3`,
    );
  }
  return problems;
}

function isBrokenWith(webpack: string, plugin: string): boolean {
  const [major, minor] = numbersOf(webpack);
  const [pluginMajor, pluginMinor] = numbersOf(plugin);
  const isFixed = pluginMajor > 2 || pluginMinor > 9;
  return major === 5 && (minor === 111 || minor === 112) && !isFixed;
}

function numbersOf(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split(/[.-]/).map(Number);
  return [major, minor];
}

/** Reads the version in `node_modules` of the directory or a parent: not every package exports its `package.json`. */
export function versionIn(directory: string, name: string): string | undefined {
  const file = path.join(directory, 'node_modules', name, 'package.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).version;
  const parent = path.dirname(directory);
  return parent === directory ? undefined : versionIn(parent, name);
}
