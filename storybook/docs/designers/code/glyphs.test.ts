import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { glyphs } from './glyphs.ts';

const source = path.join(import.meta.dirname, '../../../../header-remote/src');
const catalogue = /iconCatalogue|\.(test|stories)\.|testing\//;

test('the page of icons has every icon that the header draws', () => {
  const names = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !catalogue.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(source, file), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide'/g),
    ])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

  expect([...new Set(names)].sort()).toEqual(Object.keys(glyphs).sort());
});
