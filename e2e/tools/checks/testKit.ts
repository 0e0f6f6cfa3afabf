import { cpSync } from 'node:fs';
import path from 'node:path';
import { pack, pnpm, root, run, temporaryFolder, writeJson } from '../stack/processes.ts';
import { inCatalog } from './registry/createApp.ts';

/** Runs the documented Jest test with the packed contract package. Part of `pnpm test:full`: it installs packages. */
const example = path.join(root, 'e2e/hosts/test-kit');

const project = temporaryFolder('test-kit');
run([path.join(root, 'node_modules/.bin/tsc'), '-p', 'shared-contracts/tsconfig.build.json'], root);
for (const part of ['CheckoutPage.tsx', 'jest'])
  cpSync(path.join(example, part), path.join(project, part), { recursive: true });
writeJson(path.join(project, 'package.json'), {
  name: 'page-team',
  private: true,
  type: 'module',
  dependencies: {
    '@grocer/shared-contracts': `file:${pack('shared-contracts', project)}`,
    ...inCatalog('@module-federation/runtime', '@swc/core', '@testing-library/dom', '@testing-library/react'),
    ...inCatalog('@types/node', '@types/react', '@types/react-dom', 'react', 'react-dom'),
    '@swc/jest': '0.2.39',
    jest: '30.5.2',
    'jest-environment-jsdom': '30.5.2',
  },
});
run([...pnpm, 'install', '--prefer-offline', '--ignore-scripts', '--silent'], project);
run(['node_modules/.bin/jest', '--config', 'jest/jest.config.cjs', '--rootDir', '.'], project);
process.stdout.write('the test kit works in Jest\n');
