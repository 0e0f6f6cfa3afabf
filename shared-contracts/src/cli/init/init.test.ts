import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { init } from './init.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'grocer-init-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

/** Runs the command, and returns what it printed. */
async function run(): Promise<string> {
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const addresses = ['--remote', 'https://header.shop.test/next/', '--services', 'https://api.shop.test'];
  try {
    await init([folder, ...addresses, '--key', 'MFkwEw==']);
    return print.mock.calls.join('');
  } finally {
    print.mockRestore();
  }
}

test('a fresh app gets the documented files with its own addresses, and its layout is kept', async () => {
  write('package.json', '{ "dependencies": { "next": "16.0.0" } }');
  mkdirSync(path.join(folder, 'src/app'), { recursive: true });
  write('src/app/layout.tsx', 'the generated layout');

  const printed = await run();

  expect(read('src/app/layout.tsx')).toMatch(
    /fragments\('https:\/\/header\.shop\.test\/next\/', \{\s+keys: \[\s+'MFkwEw==',/,
  );
  expect(read('src/app/layout.tsx.before-header')).toBe('the generated layout');
  expect(read('src/proxy.ts')).toContain("connect-src 'self' https://header.shop.test https://api.shop.test");
  expect(read('tests/header.spec.mjs')).toContain('waitForHeader(page)');
  expect(printed).toContain(
    'replaced src/app/layout.tsx; the one before is src/app/layout.tsx.before-header',
  );
  expect(printed).toContain('What remains:\nnpm install @grocer/shared-contracts\n');
  expect(await run()).toContain('left src/app/layout.tsx, which has the header');
});

test('another app is refused with a sentence', async () => {
  write('package.json', '{ "dependencies": { "vue": "3" } }');

  await expect(run()).rejects.toThrow('package.json names none of next, @react-router/dev, astro');
});
