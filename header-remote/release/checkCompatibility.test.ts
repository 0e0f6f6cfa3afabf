import { parser } from '@grocer/shared-contracts/compatibility';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkWorkingCopy, describePages } from './checkCompatibility.ts';
import { aFolder, aVersion } from './testing/aRelease.ts';

const folder = aFolder();

/** The trolley event of contract 0.0, with the number of items in the field `items`. */
const otherTrolley = { 'event trolley': { items: 2 } };

/** A release with this working copy's examples, or others, and a parser that knows its trolley event and interfaces. */
async function aRealRelease(version: string, contract: string, change: object = {}) {
  const examples = { ...parser.examples, ...change };
  const trolley = Object.keys(change).includes('event trolley') ? 'items' : 'itemCount';
  await aVersion(folder.at(version), { version, contract, field: trolley });
  await folder.write(`${version}/examples.json`, JSON.stringify(examples));
}

const check = (contract: string) => checkWorkingCopy(folder.path, { contract, parser });

describe('pnpm compat, with the real contract of the working copy', () => {
  beforeEach(() => aRealRelease('1.0.0', '0.1.0'));

  test('a working copy without a change can be released', async () => {
    expect(await check('0.1.0')).toEqual({
      releases: 1,
      isPublishable: true,
      lines: ['0.1'],
      text: 'Contract 0.1.0 of the working copy, and pages of\n  contract 0.1 (release 1.0.0): can read it',
    });
  });

  test('an older line that cannot read it keeps its release, and every place is named', async () => {
    await aRealRelease('0.8.0', '0.0.9', otherTrolley);
    await aRealRelease('0.9.0', '0.0.9', otherTrolley);

    const { isPublishable, lines, text } = await check('0.1.0');

    expect([isPublishable, lines]).toEqual([true, ['0.1']]);
    expect(text).toContain('contract 0.1 (release 1.0.0): can read it');
    expect(text).toContain(
      'contract 0.0 (2 releases, 0.8.0 to 0.9.0): cannot read it, and keep their release',
    );
    expect(text).toMatch(/release 0\.8\.0 cannot read what this version writes: event trolley: .* at items/);
    expect(text).toMatch(/cannot read what release 0\.9\.0 writes: event trolley: .* at itemCount/);
  });

  test('a change that pages of its own line cannot read is refused, and says what to do', async () => {
    await aRealRelease('1.1.0', '0.1.1', otherTrolley);

    const { isPublishable, text } = await check('0.1.2');

    expect(isPublishable).toBe(false);
    expect(text).toContain(
      'contract 0.1 (2 releases, 1.0.0 to 1.1.0): cannot read it, so it cannot be released',
    );
    expect(text).toContain('begin a new line in shared-contracts (version 0.2.0)');
  });

  test('another way to call the header breaks the contract, although no document shows it', async () => {
    await aRealRelease('1.1.0', '0.1.1', { interfaces: { mount: 2, renderFragment: 1 } });

    expect((await check('0.1.2')).text).toContain(
      'release 1.1.0 writes: interfaces: expected version 1 of mount, got 2',
    );
  });
});

test('without releases there is nothing to check against', async () => {
  expect(await check('0.1.0')).toEqual({
    releases: 0,
    lines: ['0.1'],
    isPublishable: true,
    text: `There are no releases in ${folder.path} to check against`,
  });
});

describe('the parser of a released version', () => {
  const releasedWith = async (source: string) => {
    await aVersion(folder.at('1.0.0'), { version: '1.0.0', contract: '0.1.0' });
    await folder.write('1.0.0/parser.mjs', source);
    return check('0.1.0');
  };
  const parserThat = (says: string) => `import { readFileSync } from 'node:fs';
    const attempt = async (run) => { try { return String(await run()); } catch (error) { return error.code; } };
    const seen = [${says}];
    const texts = await Promise.all(seen.map(attempt));
    globalThis.grocerEvil = true;
    export const parser = { knows: () => true, read() { throw new Error(texts.join(' ')); } };`;

  test('reads no file outside its folder, sees no variable and starts no process', async () => {
    const { text } = await releasedWith(
      parserThat(`() => readFileSync('/proc/self/environ'), () => Object.keys(process.env).length,
        async () => (await import('node:child_process')).execSync('true')`),
    );

    expect(text).toContain('interfaces: ERR_ACCESS_DENIED 0 ERR_ACCESS_DENIED');
    expect(globalThis).not.toHaveProperty('grocerEvil');
  });

  test('is refused with its name if it ends without an answer', async () => {
    await expect(releasedWith('process.exit(0)')).rejects.toThrow(/1\.0\.0\/parser\.mjs gave no answer/);
  });
});

test('the pages of an inventory that cannot read a version are named, with their owners', () => {
  const pages = [
    { page: 'checkout', owner: '@grocer/checkout', lines: ['0.0'] },
    { page: 'offers', owner: '@grocer/offers', lines: ['0.1'] },
    { page: 'one-tag', lines: [] },
    { page: 'https://shop.test/old', lines: ['0.0', '0.1'] },
  ];

  expect(describePages(pages, ['0.1'])).toEqual({
    unable: 2,
    text: `2 of 4 pages cannot read this: @grocer/checkout, no owner
  checkout (contract 0.0)
  https://shop.test/old (contract 0.0 and 0.1)`,
  });
  expect(describePages(pages, ['0.0', '0.1']).text).toBe('0 of 4 pages cannot read this');
});
