import { spawn } from 'node:child_process';
import path from 'node:path';

/** Type-checks every workspace, two at a time for two cores. */
const root = path.join(import.meta.dirname, '../../..');
const queue = ['shared-contracts', 'e2e/sandbox', 'header-remote', 'shell-host', 'storybook', 'e2e'];

const results = await Promise.all([checkNext(), checkNext()]);
process.exitCode = results.every(Boolean) ? 0 : 1;

async function checkNext(): Promise<boolean> {
  const workspace = queue.shift();
  if (workspace === undefined) return true;
  const passes = await check(workspace);
  return (await checkNext()) && passes;
}

function check(workspace: string): Promise<boolean> {
  return new Promise((resolve) => {
    const tsc = spawn(path.join(root, 'node_modules/.bin/tsc'), ['-p', workspace, '--pretty', 'false'], {
      cwd: root,
      stdio: 'inherit',
    });
    tsc.on('close', (code) => resolve(code === 0));
  });
}
