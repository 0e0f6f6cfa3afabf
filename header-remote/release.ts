import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import headerPackage from './package.json' with { type: 'json' };
import { cosignChannel } from './release/cosignChannel.ts';
import { assertPinnedPnpm } from './release/npm/pinnedPnpm.ts';
import { describeLines, pointLines } from './release/pointLines.ts';
import { printFailure, ReleaseError } from './release/ReleaseError.ts';
import { type ReleaseArguments, releaseArguments } from './release/releaseArguments.ts';
import { assertReleased, withLock } from './release/releaseFolder.ts';
import { renewChannels } from './release/renewChannels.ts';
import { revokeVersion } from './release/revokeVersion.ts';
import { rollOut, stopRollout } from './release/rollout/rollOut.ts';
import { watchRollout } from './release/rollout/watchRollout.ts';
import { signVersion } from './release/signing/record.ts';
import { signRoot } from './release/signing/rootRecord.ts';
import {
  assertNoKeyInEnvironment,
  connectSigner,
  createKeyFile,
  generateKey,
  readKeyFiles,
  readPublicKeys,
  readScriptKeyFile,
} from './release/signing/signingKeys.ts';
import type { Signing } from './release/signing/signPointer.ts';
import { generateScriptKey, readScriptKey } from './release/signing/signScript.ts';
import { changeSwitches } from './release/switches/changeSwitches.ts';
import { verifyBuild } from './release/verifyBuild.ts';

// `pnpm release` (behaviour/loading#release-pointer, #publishing, decision 12). It writes the files to deploy: one
// immutable folder per version and one folder per channel. `pnpm build` and `pnpm start` never touch them.

try {
  assertNoKeyInEnvironment(process.env);
  assertPinnedPnpm(process.env);
  await run(releaseArguments(process.argv.slice(2)));
} catch (error) {
  printFailure(error);
}

async function run(args: ReleaseArguments): Promise<void> {
  if (args.command === 'keys') return writeKeys(fromCaller(args.keyFile), args.isOfScript);
  const releases =
    args.folder === undefined ? path.join(import.meta.dirname, 'releases') : fromCaller(args.folder);
  if ('address' in args) return args.command === 'build' ? build(releases, args) : publish(releases, args);
  if (args.command === 'symbolicate') return readStack(releases, args.stack);
  if (args.command === 'verify')
    return print(`${args.version} is what ${await verifyBuild(releases, args.version)} builds`);
  const signing = await readSigning(args.signing);
  if (args.command === 'watch') return watch(releases, args, signing);
  return withLock(releases, () => runSigned(releases, args, signing));
}

type SignedArguments = Exclude<
  ReleaseArguments,
  { address: string } | { keyFile: string } | { stack: string } | { command: 'verify' } | { records: string }
>;

async function runSigned(releases: string, args: SignedArguments, signing: Signing): Promise<void> {
  switch (args.command) {
    case 'renew':
      return printSigned('Signed anew', await renewChannels(releases, signing));
    case 'cosign':
      return printSigned('Signed too', await cosignChannel(releases, args.channel, signing));
    case 'stop':
      return stop(releases, args, signing);
    case 'switch':
      return printSigned(args.done, await changeSwitches(releases, args.channel, args.change, signing));
    case 'rollout':
      return args.share < 100
        ? startRollout(releases, args, signing)
        : point(releases, args.version, args, signing);
    case 'root':
      return makeRoot(releases, fromCaller(args.content), signing);
    case 'sign':
      return sign(releases, args.version, signing);
    case 'point':
      return point(releases, args.version, args, signing);
    case 'revoke': {
      const channels = await revokeVersion(releases, args.version, signing);
      return printSigned(`Revoked ${args.version}; signed anew`, channels);
    }
  }
}

/** Prints the source lines of a stack, which is a text, in a file, or on standard input. */
async function readStack(releases: string, stack: string): Promise<void> {
  const file = stack === '-' ? 0 : fromCaller(stack);
  const text = file === 0 || existsSync(file) ? readFileSync(file, 'utf8') : stack;
  // Imported by this step alone, because it runs a dependency's code, which must not be able to read a key.
  const { symbolicate } = await import('./release/maps/symbolicate.ts');
  print(await symbolicate(text, releases));
}

type BuildArguments = Extract<ReleaseArguments, { address: string }>;

/** Takes all steps of a release. Reads the keys only after the process of the build has ended. */
async function publish(releases: string, args: BuildArguments): Promise<void> {
  if (!buildApart(releases, args)) return;
  const signing = await readSigning(args.signing);
  await withLock(releases, async () => {
    if (signing.keys.length > 0) await sign(releases, headerPackage.version, signing);
    await point(releases, headerPackage.version, args, signing);
  });
}

/** Runs `release build` in a process of its own, without standard input, which may have a key. False if it has failed. */
function buildApart(releases: string, { address, taxonomy }: BuildArguments): boolean {
  const source = taxonomy === undefined ? [] : ['--taxonomy', taxonomy];
  const build = [import.meta.filename, 'build', '--address', address, '--folder', releases, ...source];
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...build], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exitCode = status ?? 1;
  return status === 0;
}

async function build(releases: string, { address, taxonomy }: BuildArguments): Promise<void> {
  // Imported by this step alone, because it runs code of all dependencies, which must not be able to read a key.
  const { buildVersion } = await import('./release/buildVersion.ts');
  await buildVersion(releases, { address, taxonomy, print });
}

async function sign(releases: string, version: string, { keys }: Signing): Promise<void> {
  if (keys.length === 0) throw new ReleaseError('sign needs --key <file> or --signer <command>');
  await assertReleased(releases, version);
  print(`Signed the record of ${version}, ${await signVersion(path.join(releases, version), keys)}`);
}

/** Makes or signs the next root record with the content of a file. */
async function makeRoot(releases: string, file: string, signing: Signing): Promise<void> {
  if (signing.keys.length === 0) throw new ReleaseError('root needs --key <file> or --signer <command>');
  const { version, expires, missing } = await signRoot(releases, await readContent(file), signing);
  print(
    missing === undefined
      ? `Root record ${version} is complete, until ${expires}: "pnpm release renew" with keys that it names`
      : `Signed root record ${version}. Run this with other keys and the same file: ${missing}`,
  );
}

async function readContent(file: string) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ReleaseError(`${file} is no JSON file: ${(error as Error).message}`);
  }
}

async function point(
  releases: string,
  version: string,
  { channel, isRollback }: { channel: string; isRollback: boolean },
  signing: Signing,
): Promise<void> {
  const choices = await pointLines(releases, channel, version, { signing, isRollback });
  const signed = signing.keys.length > 0 ? `signed for ${signing.expiresInDays} days` : 'not signed';
  print(`Channel ${channel}, ${signed}:\n${describeLines(choices, version)}`);
}

type RolloutArguments = Extract<ReleaseArguments, { share: number }>;

async function startRollout(releases: string, args: RolloutArguments, signing: Signing): Promise<void> {
  const { channel, version, share } = args;
  const { lines = [] } = await rollOut(releases, channel, version, { share, signing });
  print(`Channel ${channel}: ${share} % get ${version}, on contract ${lines.join(' and ')}`);
}

async function stop(releases: string, { channel }: { channel: string }, signing: Signing): Promise<void> {
  const { version } = await stopRollout(releases, channel, signing);
  print(`Channel ${channel}: nobody gets ${version} any more`);
}

type WatchArguments = Extract<ReleaseArguments, { records: string }>;

async function watch(releases: string, args: WatchArguments, signing: Signing): Promise<void> {
  const lines = linesOf(args.records);
  const { isWithdrawn, text } = await watchRollout(releases, args.channel, lines, signing);
  print(text);
  if (isWithdrawn) process.exitCode = 1;
}

/** Opens the input on the first read (readline drops earlier lines), and closes it: stdin may never end. */
async function* linesOf(records: string): AsyncGenerator<string> {
  const input = records === '-' ? process.stdin : (await open(fromCaller(records))).createReadStream();
  try {
    yield* createInterface({ input });
  } finally {
    input.destroy();
  }
}

async function writeKeys(file: string, isOfScript: boolean): Promise<void> {
  if (isOfScript) {
    const pem = generateScriptKey();
    await createKeyFile(file, pem);
    return print(`The private key is in ${file}; keep it secret, and give it with "--script-key ${file}".
Tags of header.js name the public key: crossorigin integrity="ed25519-${readScriptKey(pem, file).publicKey}"`);
  }
  const { pem, publicKey } = generateKey();
  await createKeyFile(file, pem);
  print(`The private key is in ${file}; keep it secret, and sign with "pnpm release --key ${file}".
Hosts pin the public key, in fragments(address, { keys }) and in pinKeys(loadHeader, keys), or a root record names it:
${publicKey}`);
}

async function readSigning(args: BuildArguments['signing']): Promise<Signing> {
  const keys = [
    ...(await readKeyFiles(args.keyFiles.map(fromCaller))),
    ...(await Promise.all(args.signers.map(connectSigner))),
  ];
  const { freshKeyFile, scriptKeyFile, seenFile, expiresInDays } = args;
  return {
    keys,
    freshKeys: await readKeyFiles(freshKeyFile === undefined ? [] : [fromCaller(freshKeyFile)]),
    trusted: readPublicKeys([...args.trusted, ...keys.map(({ publicKey }) => publicKey)]),
    scriptKey: scriptKeyFile === undefined ? undefined : await readScriptKeyFile(fromCaller(scriptKeyFile)),
    expiresInDays,
    seenFile: seenFile && fromCaller(seenFile),
  };
}

/** Resolves a path of the command line against the directory in which pnpm was called. `-` is standard input. */
function fromCaller(file: string): string {
  return file === '-' ? file : path.resolve(process.env.INIT_CWD ?? '.', file);
}

function printSigned(what: string, channels: readonly string[]): void {
  print(`${what}: ${channels.join(', ') || 'no channel'}`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
