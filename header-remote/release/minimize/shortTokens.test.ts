import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import shortTokens from './shortTokens.ts';

const source = path.join(import.meta.dirname, '../../src');

describe('shortTokens', () => {
  test('gives a token the same short name where it is declared and where it is used', () => {
    expect(shortTokens('a{--px:1px;top:calc(2*var(--px))}')).toMatch(
      /^a\{--(\w+):1px;top:calc\(2\*var\(--\1\)\)\}$/,
    );
  });

  test('two tokens have two names', () => {
    expect(shortTokens('--space-2')).not.toBe(shortTokens('--space-20'));
  });

  test.each(['--grocer-u', '--icon-size', '--visible-top'])('leaves %s to scripts and features', (name) => {
    expect(shortTokens(`a{${name}:1}`)).toBe(`a{${name}:1}`);
  });

  test('no script of the header sets or reads a token by its name', () => {
    const scripts = globSync('**/!(*.test|*.stories).{ts,tsx}', { cwd: source });
    const named = scripts.filter((file) =>
      (readFileSync(path.join(source, file), 'utf8').match(/(?<=['"`])--[a-z][\w-]*/g) ?? []).some(
        (name) => shortTokens(name) !== name,
      ),
    );

    expect(scripts.length).toBeGreaterThan(100);
    expect(named).toEqual([]);
  });
});
