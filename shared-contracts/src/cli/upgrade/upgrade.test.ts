import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contractVersion } from '../../contracts/contractVersion.ts';
import { upgrade } from './upgrade.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'grocer-upgrade-'));
  write('package.json', '{\n\t"dependencies": { "@grocer/shared-contracts": "^0.0.9" }\n}\n');
  write('page.ts', page('phone'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const page = (key: string) =>
  `import '@grocer/shared-contracts';\nmount({ config: { links: { ${key}: '/call' }, root: '/' } }); // the phone`;

const moves = [{ line: '0.1', from: 'config.links.phone', to: 'config.links.telephone' }];

async function run(args: string[] = [], given: Parameters<typeof upgrade>[1] = moves) {
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    return { code: await upgrade([folder, ...args], given), printed: print.mock.calls.join('') };
  } finally {
    print.mockRestore();
  }
}

test('a page of an older line gets the new version and the new names of options; a second run changes nothing', async () => {
  write('other.ts', "const order = { phone: '1' };");

  expect(await run()).toEqual({ code: 0, printed: expect.stringContaining('renamed in\n  page.ts\nNow') });
  expect(read('package.json')).toBe(
    `{\n\t"dependencies": { "@grocer/shared-contracts": "^${contractVersion}" }\n}\n`,
  );
  expect(read('page.ts')).toBe(page('telephone'));
  expect(read('other.ts')).toContain('phone');

  await run();
  expect(read('page.ts')).toBe(page('telephone'));
});

test('an option that has gone is named, for the page team to remove; with --dry-run nothing is written', async () => {
  const { code, printed } = await run(['--dry-run'], [{ line: '0.1', from: 'config.root', to: null }]);

  expect(code).toBe(1);
  expect(printed).toContain('0.0.9 → 0.1.0 (nothing is written)');
  expect(printed).toContain('page.ts: config.root has gone');
  expect(read('package.json')).toContain('^0.0.9');
});

test('a page with a newer version than the command is left as it is', async () => {
  write('package.json', '{ "dependencies": { "@grocer/shared-contracts": "9.0.0" } }');

  await expect(run()).rejects.toThrow('has @grocer/shared-contracts 9.0.0, which is newer than this command');
});

test('a page without the package is refused with a sentence', async () => {
  write('package.json', '{}');

  await expect(run()).rejects.toThrow('has no version of @grocer/shared-contracts: install it first');
});

test('--dry-run prints each line that would change', async () => {
  const { printed } = await run(['--dry-run']);

  expect(printed).toContain('--- page.ts\n-mount({ config: { links: { phone:');
  expect(printed).toContain("+mount({ config: { links: { telephone: '/call' }");
  expect(read('page.ts')).toBe(page('phone'));
});

test('changes that are not committed are kept apart from those of the command, unless it is told --dirty', async () => {
  execFileSync('git', ['init', '--quiet', folder]);

  await expect(run()).rejects.toThrow('has changes that are not committed: commit them, or add --dirty');
  expect(read('page.ts')).toBe(page('phone'));

  expect(await run(['--dirty'])).toMatchObject({ code: 0 });
  expect(read('page.ts')).toBe(page('telephone'));
});
