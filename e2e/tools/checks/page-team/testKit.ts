import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Part of `pnpm test:full`, because it installs packages: runs the documented Jest test in a project of its own with the
 * packed contract package.
 */
const root = path.join(import.meta.dirname, '../../../..');
const contracts = path.join(root, 'shared-contracts');
const example = path.join(root, 'e2e/hosts/test-kit');
const pnpm = ['npx', '-y', 'pnpm@12'];

const project = mkdtempSync(path.join(tmpdir(), 'grocer-test-kit-'));
process.on('exit', () => rmSync(project, { recursive: true, force: true }));
run([path.join(root, 'node_modules/.bin/tsc'), '-p', path.join(contracts, 'tsconfig.build.json')], root);
run([...pnpm, 'pack', '--pack-destination', project], contracts);
const [tarball] = globSync('grocer-shared-contracts-*.tgz', { cwd: project });
cpSync(path.join(example, 'CheckoutPage.tsx'), path.join(project, 'CheckoutPage.tsx'));
cpSync(path.join(example, 'jest'), path.join(project, 'jest'), { recursive: true });
write('package.json', {
  name: 'page-team',
  private: true,
  type: 'module',
  dependencies: {
    '@grocer/shared-contracts': `file:./${tarball}`,
    '@module-federation/runtime': '2.9.2',
    '@swc/core': '1.16.22',
    '@swc/jest': '0.2.39',
    '@testing-library/dom': '10.4.2',
    '@testing-library/react': '16.3.3',
    '@types/node': '24.19.2',
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    jest: '30.5.2',
    'jest-environment-jsdom': '30.5.2',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
});
run([...pnpm, 'install', '--prefer-offline', '--ignore-scripts', '--silent'], project);
run(['node_modules/.bin/jest', '--config', 'jest/jest.config.cjs', '--rootDir', '.'], project);
process.stdout.write('the test kit works in Jest\n');

function write(file: string, content: object): void {
  writeFileSync(path.join(project, file), JSON.stringify(content, null, 2));
}

function run([program = '', ...args]: string[], cwd: string): void {
  const { NODE_OPTIONS: _nodeOptions, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  if (status === 0) return;
  process.stdout.write(`${[program, ...args].join(' ')}\n${stdout}${stderr}\n`);
  process.exit(1);
}
