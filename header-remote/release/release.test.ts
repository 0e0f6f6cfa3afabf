import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeRecord } from './signing/record.ts';
import { generateKey } from './signing/signingKeys.ts';
import { aFolder } from './testing/aRelease.ts';

const folder = aFolder();
const command = path.join(import.meta.dirname, '../release.ts');
const { pem, publicKey } = generateKey();

/** Runs `pnpm release` on a machine, which has a folder of releases, with a key on standard input. */
function release(machine: string, args: string, input = '', env = {}) {
  const { NODE_OPTIONS: _options, npm_config_user_agent: _agent, ...rest } = process.env;
  const options = [
    '--conditions=@grocer/source',
    command,
    ...args.split(' '),
    '--folder',
    folder.at(machine),
  ];
  const { stdout, stderr, status } = spawnSync(process.execPath, options, {
    input,
    encoding: 'utf8',
    env: { ...rest, ...env },
  });
  return { status, text: stdout + stderr };
}

test('a version is built, signed and pointed at on machines that share no more than the folder of releases', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await folder.released(`builder/${version}`);
    const built = { version, base: 'https://header.example/', contract: '1.0.0', commit: '1b4477' };
    await writeRecord(folder.at(`builder/${version}`), built);
  }
  await cp(folder.at('builder'), folder.at('signer'), { recursive: true });
  await folder.write('fresh.pem', generateKey().pem);
  const seen = `--seen ${folder.at('seen.json')}`;

  expect(release('signer', 'point 1.0.0 --key -', pem).text).toContain(
    'The record of 1.0.0 has no signature',
  );
  for (const version of ['1.0.0', '1.1.0'])
    expect(release('signer', `sign ${version} --key -`, pem).text).toMatch(
      /^Signed the record of 1.\d.0, sha384-/,
    );
  await cp(folder.at('signer'), folder.at('publisher'), { recursive: true });
  const publish = (args: string, input = pem) => release('publisher', `${args} ${seen}`, input).text;

  expect(publish('point 1.1.0 --key -')).toBe('Channel stable, signed for 90 days:\n  contract 1: 1.1.0\n');
  expect(publish('point 1.0.0 --back --key -')).toContain('contract 1: 1.0.0, before 1.1.0');
  expect(publish('revoke 1.1.0 --key -')).toBe('Revoked 1.1.0; signed anew: stable, stable-1\n');
  expect(publish('point 1.1.0 --key -')).toBe('Version 1.1.0 was revoked\n');
  expect(publish(`renew --fresh-key ${folder.at('fresh.pem')} --trusted ${publicKey}`, '')).toBe(
    'Signed anew: stable, stable-1\n',
  );
  expect((await folder.json('publisher/stable/release.json')).fresh.payload).toContain('"revoked":["1.1.0"]');
}, 60_000);

test('the private key is in no environment, and an unlisted public key is no key', () => {
  const inEnvironment = release('signer', 'renew', '', { GROCER_RELEASE_KEY: pem });
  expect(inEnvironment).toMatchObject({
    status: 1,
    text: expect.stringMatching(/^GROCER_RELEASE_KEY is in the env/),
  });

  expect(release('signer', 'renew --trusted MFkw').text).toMatch(
    /^--trusted: keys: "MFkw" is not a public key/,
  );
});
