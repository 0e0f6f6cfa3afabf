import { describe, expect, test } from 'vitest';
import { isEntertaining } from './product.ts';
import { productOf, products, productsIn } from './products.ts';
import { categoryAt } from './taxonomy.ts';

describe('products', () => {
  test('there are several hundred products, each with its own line number and name', () => {
    expect(products.length).toBeGreaterThan(700);
    expect(new Set(products.map(({ lineNumber }) => lineNumber)).size).toBe(products.length);
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
  });

  test('products are sold in all four units', () => {
    expect(new Set(products.map(({ unit }) => unit))).toEqual(new Set(['C62', 'KGM', 'GRM', 'LBR']));
  });

  test('every price is a whole number of pence', () => {
    for (const { priceInPence } of products) {
      expect(Number.isInteger(priceInPence)).toBe(true);
      expect(priceInPence).toBeGreaterThan(0);
    }
  });

  test('the products of scenarios and stories have fixed line numbers', () => {
    expect(productOf('111').name).toBe('Grocer Semi Skimmed Milk 2 Pints');
    expect(productOf('111').priceInPence).toBe(120);
  });

  test('a range contains the products of all categories below it', () => {
    expect(productsIn(categoryAt('entertaining')).every(isEntertaining)).toBe(true);
    expect(productsIn(categoryAt('groceries/offers')).every(({ onOffer }) => onOffer)).toBe(true);
  });
});
