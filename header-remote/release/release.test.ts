import { spawnSync } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fragments } from '@grocer/shared-contracts/host/server';
import contractPackage from '@grocer/shared-contracts/package.json' with { type: 'json' };
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeRecord } from './signing/record.ts';
import { generateKey } from './signing/signingKeys.ts';
import { aFolder, aVersion } from './testing/aRelease.ts';

const folder = aFolder();
const command = path.join(import.meta.dirname, '../release.ts');
const { pem, publicKey } = generateKey();
const fresh = generateKey();

/** Serves the folder `bucket`, which the publisher deploys. Closes each connection, as the commands below block it. */
const bucket = createServer(async ({ url = '' }, response) => {
  const file = await readFile(folder.at(`bucket${url}`)).catch(() => undefined);
  response.writeHead(file ? 200 : 404, { connection: 'close' }).end(file);
});
beforeEach(() => new Promise<void>((resolve) => void bucket.listen(0, resolve)));
afterEach(() => void bucket.close());
const base = () => `http://localhost:${(bucket.address() as AddressInfo).port}/`;

const { NODE_OPTIONS: _options, npm_config_user_agent: _agent, ...callerEnv } = process.env;
const commandLine = (name: string, args: string) => [
  '--conditions=@grocer/source',
  command,
  ...args.split(' '),
  '--folder',
  folder.at(name),
];

/** Runs `pnpm release` with a folder of releases, and a key on standard input. Returns what it printed. */
function release(name: string, args: string, { input = pem, env = {} } = {}): string {
  const settings = { input, encoding: 'utf8', env: { ...callerEnv, ...env } } as const;
  const { stdout, stderr } = spawnSync(process.execPath, commandLine(name, args), settings);
  return stdout + stderr;
}

/** The version that a new server with pinned keys renders after some hours, or why it renders none. */
async function rendered({ afterHours = 0, trust = {} } = {}): Promise<string> {
  const now = Date.now() + afterHours * 3_600_000;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
  const reports: string[] = [];
  const header = fragments(`${base()}stable/`, {
    keys: [publicKey],
    freshKeys: [fresh.publicKey],
    ...trust,
    pointerFile: folder.at('pointer.json'),
    report: (message, cause) => reports.push(`${message} ${(cause as Error | undefined)?.message}`),
  });
  await header.ready;
  const { release: shown } = await header.render({ path: '/', origin: base(), hasTokenSession: false });
  clock.mockRestore();
  return shown?.version ?? reports.join('\n');
}

test('a version is built, signed elsewhere, published, frozen, rolled back, revoked and served again', async () => {
  const { version: contract } = contractPackage;
  for (const version of ['1.0.0', '1.1.0']) {
    await aVersion(folder.at(`builder/${version}`), { version, contract });
    await writeRecord(folder.at(`builder/${version}`), { version, base: base(), contract, commit: '1b4477' });
  }
  await cp(folder.at('builder'), folder.at('signer'), { recursive: true });
  await folder.write('fresh.pem', fresh.pem);
  const publish = (args: string) => release('bucket', `${args} --key - --seen ${folder.at('seen.json')}`);
  const renew = `renew --fresh-key ${folder.at('fresh.pem')} --trusted ${publicKey}`;

  expect(release('signer', 'point 1.0.0 --key -')).toContain('The record of 1.0.0 has no signature');
  for (const version of ['1.0.0', '1.1.0'])
    expect(release('signer', `sign ${version} --key -`)).toContain(
      `Signed the record of ${version}, sha384-`,
    );
  await cp(folder.at('signer'), folder.at('bucket'), { recursive: true });
  expect(publish('rollout 1.1.0 --share 100')).toMatch(
    /^Channel stable, signed for 90 days:\n {2}contract \S+: 1.1.0\n$/,
  );
  expect(await rendered()).toContain('it has no freshness statement');
  expect(release('bucket', renew)).toContain('Signed anew: stable, stable-');
  expect(await rendered()).toBe('1.1.0');
  const old = await folder.text('bucket/stable/release.json');

  expect(await rendered({ afterHours: 37 })).toContain('its freshness statement is refused: it expired at');
  expect(await rendered({ afterHours: 91 * 24 })).toContain('release.json is refused: it expired at');

  expect(publish('point 1.0.0 --back')).toContain(': 1.0.0, before 1.1.0');
  expect(publish('revoke 1.1.0')).toContain('Revoked 1.1.0; signed anew: stable, stable-');
  expect(publish('point 1.1.0')).toBe('Version 1.1.0 was revoked\n');
  expect(release('bucket', renew)).toContain('Signed anew: stable, stable-');
  expect(await rendered()).toBe('1.0.0');

  await folder.write('bucket/stable/release.json', old);
  expect(await rendered()).toBe('1.0.0');
  expect(publish('renew')).toContain('somebody has put an older one back');
}, 300_000);

test('a stolen release key is replaced without a change of any host', async () => {
  const { version: contract } = contractPackage;
  const [root, next] = [generateKey(), generateKey()];
  await aVersion(folder.at('bucket/1.0.0'), { contract });
  const record = { version: '1.0.0', base: base(), contract, commit: '1b4477' };
  await writeRecord(folder.at('bucket/1.0.0'), record);
  release('bucket', 'sign 1.0.0 --key -');
  const nameKeys = async (...keys: string[]) => {
    const content = { base: base(), rootKeys: [root.publicKey], rootThreshold: 1, keys, threshold: 1 };
    await folder.write('root-content.json', JSON.stringify(content));
    return release('bucket', `root ${folder.at('root-content.json')} --key -`, { input: root.pem });
  };
  const trust = { keys: [root.publicKey], root: true, freshKeys: undefined };

  expect(await nameKeys(publicKey)).toContain('Root record 1 is complete, until 20');
  release('bucket', 'point 1.0.0 --key -');
  expect(await rendered({ trust })).toBe('1.0.0');

  expect(await nameKeys(next.publicKey)).toContain('Root record 2 is complete');
  expect(release('bucket', 'renew --key -')).toContain(
    'would refuse root.json: record 2 does not name the key',
  );
  const renewed = release('bucket', `renew --key - --trusted ${publicKey}`, { input: next.pem });
  expect(renewed).toContain('Signed anew: stable');
  expect(await rendered({ trust })).toBe('1.0.0');
  expect((await folder.json('bucket/stable/release.json')).roots).toHaveLength(2);
}, 300_000);

test('the private key is in no environment, and what is no public key is not trusted', () => {
  const env = { GROCER_RELEASE_KEY: pem };
  expect(release('bucket', 'renew', { env })).toMatch(/^GROCER_RELEASE_KEY is in the environment/);

  expect(release('bucket', 'renew --trusted MFkw')).toMatch(/^--trusted: keys: "MFkw" is not a public key/);
});
