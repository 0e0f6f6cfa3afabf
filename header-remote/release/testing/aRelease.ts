import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { manifestFolder } from '../../federation.ts';
import { completeVersion } from '../completeVersion.ts';
import { signVersion, writeRecord } from '../signing/record.ts';
import { createKeyFile, generateKey, readKeyFiles } from '../signing/signingKeys.ts';
import { type Signing, unsigned } from '../signing/signPointer.ts';

/** Creates an empty temporary folder for each test. */
export function aFolder() {
  const folder = {
    path: '',
    at: (file: string) => path.join(folder.path, file),
    text: (file: string) => readFile(folder.at(file), 'utf8'),
    json: async (file: string) => JSON.parse(await folder.text(file)),
    write: (file: string, text: string) => writeFile(folder.at(file), text),
    /** Writes versions as the build does, into folders that end with their names. */
    async released(...names: string[]) {
      for (const name of names) await aVersion(folder.at(name), { version: path.basename(name) });
    },
    /** Creates a key pair and returns the settings to sign with it. */
    async signer(name = 'release.pem') {
      const { pem, publicKey } = generateKey();
      await createKeyFile(folder.at(name), pem);
      const keys = await readKeyFiles([folder.at(name)]);
      return { publicKey, signing: { ...unsigned, keys, trusted: [publicKey] } };
    },
  };
  beforeEach(async () => {
    folder.path = await mkdtemp(path.join(tmpdir(), 'grocer-release-'));
  });
  afterEach(() => rm(folder.path, { recursive: true }));
  return folder;
}

const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' }, publicPath: 'auto' },
  shared: [{ name: 'react', assets: assets([]) }],
  exposes: [{ path: './mount', assets: assets(['widgets.2.js']) }],
};

function assets(js: string[]) {
  return { js: { sync: js, async: [] }, css: { sync: [], async: [] } };
}

/** Writes a version as the build does. Its example, the event `trolley`, has one number, in the field named `field`. */
export async function aVersion(
  folder: string,
  { version = '1.0.0', script = 'first', field = 'count', contract = '1.0.0' } = {},
) {
  await mkdir(path.join(folder, manifestFolder), { recursive: true });
  const files = {
    'remoteEntry.js': 'entry',
    'header.js': 'start(globalThis.__CHANNEL_POINTER__)',
    'widgets.2.js': script,
    'widgets.3.css': 'a{src:url(font.woff2)}',
    'fragment.4.mjs': `export const renderFragment = ({ path, hasTokenSession, styles, menus, switches }) =>
      [path, hasTokenSession, '<style data-href="' + styles.href + '">' + styles.css + '</style>'].join(' ') +
      (menus.taxonomy?.categories.map((name) => '<nav data-grocer=hasGroceries>' + name + '</nav>').join('') ?? '') +
      (switches ? JSON.stringify(switches) : '');`,
    [`${manifestFolder}/mf-manifest.json`]: JSON.stringify(manifest),
    'examples.json': JSON.stringify({ 'event trolley': { [field]: 2 } }),
    'parser.mjs': `export const parser = {
      examples: { 'event trolley': { ${field}: 2 } },
      knows: (name) => name === 'event trolley',
      read(name, document) {
        if (typeof document.${field} !== 'number') throw new Error(name + ': expected number at ${field}, got nothing');
      },
    };`,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  await completeVersion(folder, { version, contract, address: base });
}

const base = 'https://header.example/';

/** Records a version as the build does, and signs the record. */
export async function signedRecord(
  folder: string,
  { keys }: Signing,
  { contract = '1.0.0', address = base } = {},
) {
  const version = path.basename(folder);
  await writeRecord(folder, { version, base: address, contract, commit: '1b4477' });
  await signVersion(folder, keys);
}
