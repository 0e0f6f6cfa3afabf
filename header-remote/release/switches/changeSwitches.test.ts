import { beforeEach, describe, expect, test, vi } from 'vitest';
import { integrityOf } from '../completeVersion.ts';
import { cosignChannel } from '../cosignChannel.ts';
import { pointLines } from '../pointLines.ts';
import { releaseArguments } from '../releaseArguments.ts';
import { renewChannels } from '../renewChannels.ts';
import { type Signing, unsigned } from '../signing/signPointer.ts';
import { aFolder, signedRecord } from '../testing/aRelease.ts';
import { changeSwitches } from './changeSwitches.ts';

const folder = aFolder();
let signing: Signing;
const warn = vi.spyOn(process.stderr, 'write');

beforeEach(async () => {
  warn.mockReset().mockReturnValue(true);
  ({ signing } = await folder.signer());
  await folder.released('1.0.0', '1.1.0');
  for (const version of ['1.0.0', '1.1.0']) await signedRecord(folder.at(version), signing);
  await point('1.0.0');
});

const point = (version: string) => pointLines(folder.path, 'stable', version, { signing, isRollback: false });

/** Runs `pnpm release` with these arguments. Returns the channels whose pointers were written. */
async function release(...args: string[]): Promise<string[]> {
  const parsed = releaseArguments(args);
  if (parsed.command !== 'switch') throw new Error(`${args} changes no switch`);
  return changeSwitches(folder.path, parsed.channel, parsed.change, signing);
}

/** The switches in all places from which pages read them. */
async function switchesOfPages() {
  const pointer = await folder.json('stable/release.json');
  const line = await folder.json('stable-1/release.json');
  const tag = /^start\((.*)\)$/.exec(await folder.text('stable/header.js'))?.[1] ?? '{}';
  const signed = JSON.parse(pointer.signed.payload);
  const found = [pointer, line, JSON.parse(tag), signed].map(({ switches }) => switches);
  expect(new Set(found.map((switches) => JSON.stringify(switches))).size).toBe(1);
  return found[0];
}

describe('pnpm release off, on and notice', () => {
  test('change nothing but the switches, in the pointers of the channel and its lines', async () => {
    const { signed: _before, integrity, ...before } = await folder.json('stable/release.json');

    expect(await release('off', 'script')).toEqual(['stable', 'stable-1']);
    await release('off', 'instantCheckout');
    await release('off', 'script');

    expect(await switchesOfPages()).toEqual({ off: ['instantCheckout', 'script'] });
    expect(await folder.json('stable/release.json')).toMatchObject(before);

    await release('on', 'script');
    await release('on', 'instantCheckout');
    expect(await switchesOfPages()).toBeUndefined();
    expect(await folder.json('stable/release.json')).toMatchObject({ ...before, integrity });
  });

  test('stay when pointers are renewed, signed by a second key, or point at another version', async () => {
    const link = ['--link', 'https://grocer.example/help', '--link-text', 'What to do'];
    await release('notice', 'Deliveries are late today.', ...link);
    const notice = {
      text: 'Deliveries are late today.',
      link: { text: 'What to do', href: 'https://grocer.example/help' },
    };

    await renewChannels(folder.path, signing);
    await cosignChannel(folder.path, 'stable', signing);
    expect(await switchesOfPages()).toEqual({ notice });

    await point('1.1.0');
    expect(await switchesOfPages()).toEqual({ notice });

    await release('notice', '--remove');
    expect(await switchesOfPages()).toBeUndefined();
  });

  test('render the static fragments again, with their taxonomy and styles', async () => {
    const before = await folder.text('stable/fragments/in-shop.html');

    await release('off', 'search');
    expect(await folder.text('stable/fragments/in-shop.html')).toBe(`${before}{"off":["search"]}`);
    const { signed } = await folder.json('stable/release.json');
    expect(JSON.parse(signed.payload).integrity).toMatchObject({
      'fragments/in-shop.html': integrityOf(`${before}{"off":["search"]}`, 'sha384'),
    });

    await release('on', 'search');
    expect(await folder.text('stable/fragments/in-shop.html')).toBe(before);
    expect(warn).not.toHaveBeenCalled();
  });

  test('are not stopped by fragments that cannot be rendered: these stay as they are, with a warning', async () => {
    signing = unsigned;
    await folder.released('1.2.0');
    await folder.write('1.2.0/fragment.4.mjs', 'throw new Error("out of milk")');
    await pointLines(folder.path, 'next', '1.2.0', { signing, isRollback: false });

    await release('off', 'script', '--channel', 'next');

    expect((await folder.json('next/release.json')).switches).toEqual({ off: ['script'] });
    expect(String(warn.mock.lastCall?.[0])).toContain('do not have the switches of the channel');
  });

  test('need a channel that this key has signed', async () => {
    const stranger = await folder.signer('stranger.pem');
    const change = changeSwitches(folder.path, 'stable', (same) => same, stranger.signing);
    await expect(change).rejects.toThrow(
      'Channel stable has a pointer that no key of this command has signed',
    );
    await expect(release('off', 'script', '--channel', 'next')).rejects.toThrow(
      'Channel next has no pointer yet: point it first',
    );
  });
});

test.each([
  [['off', 'scripts'], /^There is no switch "scripts"; there are: script, instantCheckout, account-links, /],
  [['off'], 'off needs <name>; usage: '],
  [['notice'], 'notice needs <text>; usage: '],
  [['notice', ' '], 'The notice has 0 characters; give 1 to 300'],
  [['notice', 'Late', '--remove'], "Unexpected argument 'Late'"],
  [['notice', 'Late', '--link', 'javascript:alert(1)', '--link-text', 'x'], 'A link of the notice needs'],
  [['notice', 'Late', '--link', 'https://grocer.example/'], 'A link of the notice needs --link <http(s)'],
])('the command %j is refused', (args, message) => {
  expect(() => releaseArguments(args)).toThrow(message);
});
