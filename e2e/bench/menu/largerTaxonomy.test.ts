import { createSandbox } from '@grocer/sandbox';
import { describe, expect, test } from 'vitest';
import { largerTaxonomy } from './largerTaxonomy.ts';

const category = (id: string, ...categoryIds: string[]) => ({ id, categoryIds });

describe('largerTaxonomy', () => {
  test('has ten of each category below the first level, with its descendants', () => {
    const { categories } = largerTaxonomy({
      categories: [
        category('root', 'bakery'),
        category('bakery', 'bread'),
        category('bread', 'rye'),
        category('rye'),
      ],
    });

    const ids = categories.map(({ id }) => String(id));
    expect(ids.filter((id) => id.startsWith('bread'))).toHaveLength(10);
    expect(ids.filter((id) => id.startsWith('rye'))).toHaveLength(10);
    expect(categories.find(({ id }) => id === 'root')?.categoryIds).toEqual(['bakery']);
    expect(categories.find(({ id }) => id === 'bread-3')?.categoryIds).toEqual(['rye-3']);
  });

  test('makes the sandbox’s taxonomy close to ten times as large', async () => {
    const answer = await createSandbox().fetch(
      new Request('http://sandbox.example/taxonomy/v1/categories?roots=10051,10052&shape=flat&depth=7', {
        headers: { Authorization: 'Bearer unauthenticated' },
      }),
    );
    const taxonomy = await answer.json();

    const growth = largerTaxonomy(taxonomy).categories.length / taxonomy.categories.length;

    expect(growth).toBeGreaterThan(9);
    expect(growth).toBeLessThanOrEqual(10);
  });
});
