import { afterEach, describe, expect, test, vi } from 'vitest';
import contractPackage from '../../package.json' with { type: 'json' };
import { contractLineOf, contractVersion, satisfiesContract } from './contractVersion.ts';
import { parseRelease, type Release, releaseAddress } from './release.ts';

const root = 'https://header.example';
const address = `${root}/stable/release.json`;

afterEach(() => vi.unstubAllGlobals());

describe('releaseAddress', () => {
  test.each([
    ['https://header.example/stable/', 'https://header.example/stable/release.json'],
    ['https://header.example/stable', 'https://header.example/stable/release.json'],
    ['https://header.example/stable/release.json', 'https://header.example/stable/release.json'],
    ['https://header.example', 'https://header.example/release.json'],
  ])('finds for the channel %s the file %s', (address, file) => {
    expect(releaseAddress(address)).toBe(file);
  });

  test('resolves a relative address against the page', () => {
    vi.stubGlobal('location', { href: 'https://shop.example/ecom/lists' });

    expect(releaseAddress('/header/stable')).toBe('https://shop.example/header/stable/release.json');
  });

  test('rejects a relative address on a server', () => {
    vi.stubGlobal('location', undefined);

    expect(() => releaseAddress('/header/stable')).toThrow(TypeError);
  });
});

describe('parseRelease', () => {
  const release: Release = {
    version: '1.2.3',
    entry: '../1.2.3/remoteEntry.js',
    assets: { scripts: ['../1.2.3/widgets.js'], styles: ['../1.2.3/widgets.css'] },
    integrity: { '../1.2.3/widgets.js': 'sha384-x' },
    contract: '1.0.0',
    fragments: { module: '../1.2.3/fragment.mjs' },
  };

  test('makes every address absolute', () => {
    expect(parseRelease(release, address)).toEqual({
      version: '1.2.3',
      entry: 'https://header.example/1.2.3/remoteEntry.js',
      assets: { scripts: [`${root}/1.2.3/widgets.js`], styles: [`${root}/1.2.3/widgets.css`] },
      integrity: { 'https://header.example/1.2.3/widgets.js': 'sha384-x' },
      contract: '1.0.0',
      fragments: { module: 'https://header.example/1.2.3/fragment.mjs' },
    });
  });

  test('reads the channel’s switches, and leaves out what is malformed', () => {
    const read = (switches: unknown) => parseRelease({ ...release, switches }, address).switches;
    const notice = { text: 'Deliveries are late' };

    expect(read({ off: ['script', { toString: 1 }, 'later'], notice })).toEqual({
      off: ['script', 'later'],
      notice,
    });
    expect(read({ off: 'script', notice: { text: 7 } })).toBeUndefined();
    expect(read({ notice: 'late' })).toBeUndefined();
    expect(read(null)).toBeUndefined();
  });

  test('reads the hash of the static fragments’ style sheet if the release has one', () => {
    const withHash = (styleHash: unknown) =>
      parseRelease({ ...release, fragments: { ...release.fragments, styleHash } }, address).fragments;

    expect(withHash('sha256-x')).toHaveProperty('styleHash', 'sha256-x');
    expect(withHash(7)).not.toHaveProperty('styleHash');
  });

  test('ignores fields that a later version has added', () => {
    const later = { ...release, later: true, fragments: { ...release.fragments, static: {} } };

    expect(parseRelease(later, address)).toEqual(parseRelease(release, address));
  });

  test.each([
    'https://evil.example/remoteEntry.js',
    '//evil.example/remoteEntry.js',
    'http://header.example/1.2.3/remoteEntry.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    '../../outside/remoteEntry.js',
    '../1.2.3/..%2f..%2foutside.js',
    '../1.2.3/%2e%2e/remoteEntry.js',
    '../1.2.3/..\\..\\outside.js',
    '../1.2.3/remoteEntry.js?from=evil',
    'http://',
  ])('refuses the address %s, which is not in the folder of the releases', (entry) => {
    const folder = 'https://header.example/header/stable/release.json';

    expect(() => parseRelease({ ...release, entry }, folder)).toThrow(
      'which is refused: a release has files in https://header.example/header/ only',
    );
  });

  test.each([
    { assets: { scripts: ['https://evil.example/x.js'], styles: [] } },
    { assets: { scripts: [], styles: ['https://evil.example/x.css'] } },
    { integrity: { 'https://evil.example/x.js': 'sha384-x' } },
    { fragments: { module: 'https://evil.example/x.mjs' } },
  ])('refuses such an address anywhere in the release: %j', (changes) => {
    expect(() => parseRelease({ ...release, ...changes }, address)).toThrow('names https://evil');
  });

  test.each([
    [null, 'string at version, got nothing'],
    [[], 'string at version, got nothing'],
    ['<!doctype html>', 'string at version, got nothing'],
    [{ ...release, entry: 7 }, 'string at entry, got number'],
    [{ ...release, assets: null }, 'a list of strings at assets.scripts, got nothing'],
    [{ ...release, assets: { scripts: [1], styles: [] } }, 'a list of strings at assets.scripts, got array'],
    [{ ...release, integrity: [] }, 'strings by address at integrity, got array'],
    [{ ...release, fragments: {} }, 'string at fragments.module, got nothing'],
  ])('names the wrong place in a file that is not a release: %j', (input, expected) => {
    const error = { name: 'ContractError', message: `release.json: expected ${expected}` };

    expect(() => parseRelease(input, address)).toThrow(expect.objectContaining(error));
  });
});

describe('the line of this package in a pointer', () => {
  const line = contractLineOf(contractVersion);
  const aRelease = (version: string, contract: string, lines?: string[]) => ({
    version,
    entry: `../${version}/remoteEntry.js`,
    assets: { scripts: [], styles: [] },
    integrity: {},
    contract,
    ...(lines && { lines }),
    fragments: { module: `../${version}/fragment.mjs` },
  });
  const older = [aRelease('8.0.0', '8.0.0', ['8']), aRelease('7.0.0', contractVersion, ['7', line])];

  test.each<[what: string, fields: object, expected: object]>([
    [
      'the last release that it can read, and the newest line of the channel',
      { lines: ['9'], older },
      { version: '7.0.0', entry: `${root}/7.0.0/remoteEntry.js`, lines: ['7', line], newestLine: '9' },
    ],
    ['a newer one that it can read', { lines: ['9', line], older }, { version: '9.0.0', newestLine: '9' }],
    [
      'the newest release if the channel has none for it: that is refused later',
      { lines: ['9'], older: older.slice(0, 1) },
      { version: '9.0.0', lines: ['9'] },
    ],
  ])('is given %s', (_what, fields, expected) => {
    const pointer = { ...aRelease('9.0.0', '9.1.0'), ...fields };

    expect(parseRelease(pointer, address)).toMatchObject(expected);
  });

  test('is given the newest release without a note if it is the newest line', () => {
    const pointer = { ...aRelease('9.0.0', '9.1.0', [line, '8']), older };

    const release = parseRelease(pointer, address);

    expect(release.version).toBe('9.0.0');
    expect(release).not.toHaveProperty('newestLine');
  });

  test.each([7, 'x', [7], [null], {}])('is given the newest release if the older ones are %j', (wrong) => {
    const pointer = { ...aRelease('9.0.0', '9.1.0', ['9']), older: wrong };

    expect(parseRelease(pointer, address)).toMatchObject({ version: '9.0.0' });
  });

  test('must be a release in the folder, also if it is an older one', () => {
    const outside = { ...aRelease('7.0.0', contractVersion, [line]), entry: 'https://evil.example/x.js' };
    const pointer = { ...aRelease('9.0.0', '9.1.0', ['9']), older: [outside] };

    expect(() => parseRelease(pointer, address)).toThrow('release.json names https://evil.example/x.js');
  });

  const stable = parseRelease(aRelease('1.0.0', contractVersion), address);
  const withCandidate = (lines: unknown, changes = {}) => ({
    ...aRelease('1.0.0', contractVersion),
    candidate: { ...aRelease('1.1.0', contractVersion), lines, share: 5, salt: 'spring', ...changes },
  });

  test('is given a candidate beside the release, which stays as it was', () => {
    const { candidate, ...release } = parseRelease(withCandidate([line]), address);

    expect(release).toEqual(stable);
    expect(candidate).toMatchObject({ version: '1.1.0', lines: [line], share: 5, salt: 'spring' });
    expect(candidate?.fragments.module).toBe(`${root}/1.1.0/fragment.mjs`);
  });

  test.each([[['9']], [undefined], ['0.1'], [[7]]])('is given no candidate of lines %j', (lines) => {
    expect(parseRelease(withCandidate(lines), address)).toEqual(stable);
  });

  test('is given no candidate that is no release', () => {
    const pointer = withCandidate([line], { entry: 7 });

    expect(() => parseRelease(pointer, address)).toThrow('expected string at entry');
  });
});

test('contractVersion is the version in package.json', () => {
  expect(contractVersion).toBe(contractPackage.version);
});

test.each([
  ['0.1.0', '0.1'],
  ['0.12.3', '0.12'],
  ['1.9.0', '1'],
  ['2.0.0-next.1', '2'],
])('the contract line of %s is %s', (version, line) => {
  expect(contractLineOf(version)).toBe(line);
});

test.each([
  ['0.1.0', '0.1.0', true],
  ['0.1.12', '0.1.9', true],
  ['0.1.8', '0.1.9', false],
  ['0.2.0', '0.1.0', false],
  ['1.10.0', '1.9.3', true],
  ['1.8.9', '1.9.3', false],
  ['2.0.0', '1.9.3', false],
  ['0.1.1-next.0', '0.1.0', false],
])('%s satisfies a page that wants %s: %s', (version, wanted, satisfies) => {
  expect(satisfiesContract(version, wanted)).toBe(satisfies);
});
