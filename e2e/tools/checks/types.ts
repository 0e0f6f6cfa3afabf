import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Type-checks every workspace, two at a time for two cores. */
const root = path.join(import.meta.dirname, '../../..');
const queue = ['shared-contracts', 'e2e/sandbox', 'header-remote', 'shell-host', 'storybook', 'e2e'];

process.exitCode = (await Promise.all([checkNext(), checkNext()])).every(Boolean) ? 0 : 1;

async function checkNext(): Promise<boolean> {
  const workspace = queue.shift();
  if (workspace === undefined) return true;
  const program = path.join(root, 'node_modules/.bin/tsc');
  const tsc = spawn(program, ['-p', workspace, '--pretty', 'false'], { cwd: root, stdio: 'inherit' });
  const [code] = await once(tsc, 'close');
  return (await checkNext()) && code === 0;
}
