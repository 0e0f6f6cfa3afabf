import { rmSync } from 'node:fs';
import path from 'node:path';
import { startSandbox } from '@grocer/sandbox/server';
import { type Browser, chromium } from 'playwright';
import { readOptions } from '../../../../header-remote/release/readOptions.ts';
import { exampleKeys } from '../../../fixtures/builtHost.ts';
import { checkPage } from '../../../fixtures/pageCheck.ts';
import { command } from '../../stack/command.ts';
import { ensureChromium } from '../../stack/ensureBrowsers.ts';
import { type Listening, listen } from '../../stack/listen.ts';
import { pack, root, temporaryFolder } from '../../stack/processes.ts';
import { createRemoteServer, signPointers } from '../../stack/remoteServer.ts';
import { SettingsError } from '../../stack/settings.ts';
import type { Build, GeneratedHost } from './GeneratedHost.ts';
import { generatedHosts } from './generatedHosts.ts';
import { addFiles, checkTypes, makeApp, type RunningApp, runTool, startApp } from './makeApp.ts';
import { visitApp, visitPage, visitWithoutRemote } from './visitApp.ts';

/** Text in the first page of a server while the remote works, and while it does not. */
const markers: Readonly<Record<Build['inHtml'], { withRemote: string; withoutRemote: string }>> = {
  header: { withRemote: 'grocer-fragment', withoutRemote: 'data-grocer-fallback' },
  space: { withRemote: 'data-grocer-waiting', withoutRemote: 'data-grocer-waiting' },
  element: { withRemote: '<grocer-header', withoutRemote: '<grocer-header' },
  nothing: { withRemote: '"></div>', withoutRemote: '"></div>' },
};

/**
 * `pnpm e2e:hosts [name …]`: makes apps with the generators of their frameworks or in empty folders, adds the
 * files that the documentation shows, builds and serves the apps, and visits them. Part of `pnpm test:full`, because it
 * installs packages. It needs the built header.
 */
const usage = 'pnpm e2e:hosts [name ...]';
const help = `Makes apps by generators or in empty folders, adds the header, and shops in them.

Apps: ${generatedHosts.map(({ name }) => name).join(', ')}`;

await command(async () => {
  const commandLine = { usage, help, options: {}, allowPositionals: true };
  const { positionals: names } = readOptions(process.argv.slice(2), commandLine);
  const unknown = names.find((name) => !generatedHosts.some((host) => host.name === name));
  if (unknown !== undefined)
    throw new SettingsError(`There is no generated host "${unknown}"; usage: ${usage}`);
  const chosen = generatedHosts.filter(({ name }) => names.length === 0 || names.includes(name));
  const parent = temporaryFolder('generated');
  const browser = await chromium.launch(await ensureChromium());
  let held = 0;
  try {
    const tarball = pack('shared-contracts', parent);
    for (const host of chosen) {
      const holds = await checkHost(host, { browser, parent, tarball }).then(
        () => true,
        (error: Error) => void process.stdout.write(`${host.title}: ${error.stack}\n`),
      );
      if (holds) held += 1;
    }
  } finally {
    await browser.close();
  }
  process.stdout.write(`Generated hosts: ${held} of ${chosen.length}\n`);
  process.exitCode = chosen.length > 0 && held === chosen.length ? 0 : 1;
});

interface Tools {
  browser: Browser;
  parent: string;
  /** The packed contract package. */
  tarball: string;
}

/** Makes the app in the temporary folder `parent`, and visits each build. @throws Error if an expectation fails */
async function checkHost(host: GeneratedHost, { browser, parent, tarball }: Tools) {
  const local = await startLocalServices();
  try {
    const addresses = {
      'https://header.grocer.example': local.remote,
      [exampleKeys[0] ?? '']: local.publicKey,
      'https://services.grocer.example': local.services,
    };
    const onFresh = async (folder: string) => {
      const [{ command = [], inHtml = 'header' } = {}] = host.builds;
      runTool(command, folder);
      await serve(host, folder, markers[inHtml].withRemote, expectHealthy);
    };
    const parts = { parent, tarball, addresses, onFresh };
    const { folder, madeBy } = await makeApp(host, parts);
    for (const build of host.builds) {
      changeFiles(build, folder, addresses);
      runTool(build.command, folder);
      checkTypes(host, folder);
      const visit = { services: local.services, restart: local.startRemote };
      const { withRemote, withoutRemote } = markers[build.inHtml];
      // The first page must have the marker. If a generator made the app, the remote then stops while the server runs.
      await serve(host, folder, withRemote, async ({ origin, written }) => {
        const { from, asDocumented } = host;
        if (host.init === 'with pages') await expectHealthy({ origin });
        if ('packages' in from) {
          const saysUnverified = build.inHtml !== 'element' && !asDocumented;
          return visitPage(browser, {
            ...visit,
            origin,
            saysUnverified,
            ...(asDocumented && { asDocumented }),
          });
        }
        if (build.streamed) await expectStreamed(origin, build.streamed);
        await visitApp(browser, { ...visit, origin, hasServerHtml: build.inHtml === 'header' });
        if (/error/i.test(written())) throw new Error(`the server wrote:\n${written()}`);
        await local.stopRemote();
        await visitWithoutRemote(browser, { ...visit, origin });
      });
      if ('program' in host.from) {
        // A server that starts while the remote is down must serve pages too, with the fallback header if any.
        await local.stopRemote();
        await serve(host, folder, withoutRemote, ({ origin }) =>
          visitWithoutRemote(browser, { ...visit, origin }),
        );
      }
      process.stdout.write(`${host.title} with ${build.name}, made by ${madeBy}: the journey holds\n`);
    }
  } finally {
    await local.close();
  }
}

function changeFiles({ changes }: Build, folder: string, addresses: Record<string, string>): void {
  if (!changes) return;
  addFiles(changes.files, folder, addresses);
  if (changes.without !== undefined) rmSync(path.join(folder, changes.without));
}

/** Starts a server, expects `text` in its first page, calls `visit`, and stops the server. */
async function serve(
  host: GeneratedHost,
  folder: string,
  text: string,
  visit: (app: RunningApp) => Promise<void>,
): Promise<void> {
  const app = await startApp(host, folder);
  try {
    if (!app.firstPage.includes(text))
      throw new Error(`the first page does not contain ${text}; the server wrote:\n${app.written()}`);
    await visit(app);
  } finally {
    await app.stop();
  }
}

/** Expects that `npx @grocer/shared-contracts check` finds nothing wrong with an app. */
async function expectHealthy({ origin }: Pick<RunningApp, 'origin'>): Promise<void> {
  const { problems } = await checkPage(origin);
  if (problems.length > 0) throw new Error(problems.map(({ text }) => text).join('\n'));
}

/** Expects that the header arrives while the server still renders another part of the page. */
async function expectStreamed(origin: string, laterPart: string): Promise<void> {
  const { body } = await fetch(origin);
  const decoder = new TextDecoder();
  let received = '';
  let wasLater = false;
  for await (const chunk of body ?? []) {
    received += decoder.decode(chunk, { stream: true });
    wasLater ||= received.includes('grocer-fragment') && !received.includes(laterPart);
  }
  if (!wasLater || !received.includes(laterPart))
    throw new Error(`the header does not come before "${laterPart}"`);
}

/** The header's origin, which can be switched off and on again, and the origin of its services. */
async function startLocalServices() {
  const sandbox = await startSandbox({ port: 0 });
  const releases = path.join(root, 'header-remote/dist');
  const { routes, publicKey } = await signPointers(releases);
  const server = routes.route('/', createRemoteServer(releases));
  const listenOn = (port: number) => listen(server, port, 'REMOTE_PORT');
  const { origin, close } = await listenOn(0);
  let remote: Listening | undefined = { origin, close };
  const stopRemote = async () => {
    await remote?.close();
    remote = undefined;
  };
  return {
    remote: origin,
    publicKey,
    services: sandbox.origin,
    stopRemote,
    async startRemote() {
      remote ??= await listenOn(Number(new URL(origin).port));
    },
    async close() {
      await Promise.all([stopRemote(), sandbox.close()]);
    },
  };
}
