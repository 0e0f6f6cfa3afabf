import { expect, it } from 'vitest';
import { products, productsIn } from '../products.ts';
import { categoryAt } from '../taxonomy.ts';
import { drawProduct } from './drawProduct.ts';

const groceries = categoryAt('groceries');
const entertaining = categoryAt('entertaining');

/** What the picture shows, without the wall and the table. */
const goodsOf = (drawing: string | undefined) => drawing?.slice(drawing.indexOf('<g'));

it('draws every product of the shop', () => {
  expect(products.filter((product) => !drawProduct(product)).map(({ name }) => name)).toEqual([]);
});

it.each([...groceries.children, ...entertaining.children].map((aisle) => ({ aisle })))(
  'shows no picture twice in a row in $aisle.name',
  ({ aisle }) => {
    const shelf = productsIn(aisle);
    const same = shelf.filter((product, index) => {
      const next = shelf[index + 1];
      return next !== undefined && goodsOf(drawProduct(product)) === goodsOf(drawProduct(next));
    });
    expect(same.map(({ name }) => name)).toEqual([]);
  },
);

it('has more than 300 different pictures', () => {
  const different = new Set(products.map((product) => goodsOf(drawProduct(product))));
  expect(different.size).toBeGreaterThan(300);
});
