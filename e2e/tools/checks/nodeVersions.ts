import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import {
  cleanEnv,
  end,
  firstAnswer,
  freePort,
  pack,
  root,
  run,
  temporaryFolder,
} from '../stack/processes.ts';
import { serveReleases } from '../stack/remoteServer.ts';
import { npmInstall } from './generated-hosts/generatedHosts.ts';

/**
 * Starts the documented server on each supported version of Node.js, without and with an isolated renderer, and
 * requests a page with the header. Needs `pnpm build`. Part of `pnpm test:full`, because it installs packages.
 */
const versions = [20, 22, 24];

const project = temporaryFolder('nodes');
const nodes = versions.map(
  (version) => `node-${version}@npm:node-${process.platform}-${process.arch}@${version}`,
);
run([...npmInstall, pack('shared-contracts', project), ...nodes], project);
const server = readFileSync(path.join(root, 'e2e/hosts/server/server.mjs'), 'utf8');
const remote = await serveReleases(path.join(root, 'header-remote/dist'));
try {
  for (const isolated of [false, true]) {
    const call = `fragments('${remote.origin}/stable/', { unverified: true, isolated: ${isolated} })`;
    writeFileSync(path.join(project, 'server.mjs'), server.replace(/fragments\('.+?\)/s, call));
    for (const version of versions) await requestPage(version);
  }
} finally {
  await remote.close();
}

/** @throws Error with the page and what the server wrote, if the header is not in the page */
async function requestPage(version: number): Promise<void> {
  const node = path.join(project, `node_modules/node-${version}/bin/node`);
  const PORT = String(await freePort());
  const running = spawn(node, ['server.mjs'], { cwd: project, env: cleanEnv({ PORT }) });
  const written = text(running.stderr);
  const answer = firstAnswer(`http://localhost:${PORT}/ecom`, () => running.exitCode !== null);
  const page = await answer.then((response) => response.text()).catch(String);
  await end(running);
  const exact = run([node, '--version'], project).trim();
  if (!page.includes('grocer-fragment')) throw new Error(`Node.js ${exact}: ${page}\n${await written}`);
  process.stdout.write(`Node.js ${exact} renders the header\n`);
}
