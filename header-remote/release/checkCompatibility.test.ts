import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Parser, parser } from '@grocer/shared-contracts/compatibility';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkWorkingCopy } from './checkCompatibility.ts';
import { aFolder, aVersion } from './testing/aRelease.ts';

const folder = aFolder();
const compatibility = path.resolve(
  import.meta.dirname,
  '../../shared-contracts/src/contracts/compatibility.ts',
);

/** A release with this working copy's real parser. The source `change` may replace documents in it. */
async function aRealRelease(version: string, contract: string, change = '') {
  await aVersion(folder.at(version), { version, contract });
  await folder.write(
    `${version}/parser.mjs`,
    `import { parser as real } from ${JSON.stringify(compatibility)};
    export const parser = { ...real, examples: { ...real.examples } };
    ${change}`,
  );
  const { parser: released }: { parser: Parser } = await import(
    pathToFileURL(folder.at(`${version}/parser.mjs`)).href
  );
  await folder.write(`${version}/examples.json`, JSON.stringify(released.examples));
}

/** The change for contract 0.0, whose trolley event has the number of items under another name. */
const otherTrolley = `
  const { itemCount, ...rest } = real.examples['event trolley'];
  parser.examples['event trolley'] = { ...rest, items: itemCount };
  parser.read = (name, document) => {
    if (name !== 'event trolley') return real.read(name, document);
    if (typeof document.items !== 'number') throw new Error(name + ': expected number at items, got nothing');
    return document;
  };`;

const check = (contract: string) => checkWorkingCopy(folder.path, { contract, parser });

describe('pnpm compat, with the real contract of the working copy', () => {
  beforeEach(() => aRealRelease('1.0.0', '0.1.0'));

  test('a working copy without a change can be released', async () => {
    expect(await check('0.1.0')).toEqual({
      releases: 1,
      isPublishable: true,
      text: 'Contract 0.1.0 of the working copy, and pages of\n  contract 0.1 (release 1.0.0): can read it',
    });
  });

  test('an older line that cannot read it keeps its release, and every place is named', async () => {
    await aRealRelease('0.8.0', '0.0.9', otherTrolley);
    await aRealRelease('0.9.0', '0.0.9', otherTrolley);

    const { isPublishable, text } = await check('0.1.0');

    expect(isPublishable).toBe(true);
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
    await aRealRelease('1.1.0', '0.1.1', 'parser.examples.interfaces = { mount: 2, renderFragment: 1 };');

    expect((await check('0.1.2')).text).toContain(
      'release 1.1.0 writes: interfaces: expected version 1 of mount, got 2',
    );
  });
});

test('without releases there is nothing to check against', async () => {
  expect(await check('0.1.0')).toEqual({
    releases: 0,
    isPublishable: true,
    text: `There are no releases in ${folder.path} to check against`,
  });
});
