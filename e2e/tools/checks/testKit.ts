import { cpSync } from 'node:fs';
import path from 'node:path';
import { pack, pnpm, root, run, temporaryFolder, writeJson } from '../stack/processes.ts';

/**
 * Runs the documented Jest test in a separate project with the packed contract package. Part of `pnpm test:full`,
 * because it installs packages.
 */
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
