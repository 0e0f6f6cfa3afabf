import { describe, expect, test } from 'vitest';
import { isEntertaining } from './product.ts';
import { productOf, products, productsIn } from './products.ts';
import { categoryAt } from './taxonomy.ts';

describe('products', () => {
  test('are several hundred with line numbers and names of their own', () => {
    expect(products.length).toBeGreaterThan(700);
    expect(new Set(products.map(({ lineNumber }) => lineNumber)).size).toBe(products.length);
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
  });

  test('are sold in all four units', () => {
    expect(new Set(products.map(({ unit }) => unit))).toEqual(new Set(['C62', 'KGM', 'GRM', 'LBR']));
  });

  test('cost whole pence', () => {
    for (const { priceInPence } of products) {
      expect(Number.isInteger(priceInPence)).toBe(true);
      expect(priceInPence).toBeGreaterThan(0);
    }
  });

  test('keep the line numbers that scenarios and stories know', () => {
    expect(productOf('111').name).toBe('Grocer Semi Skimmed Milk 2 Pints');
    expect(productOf('111').priceInPence).toBe(120);
  });

  test('of a range are those of all categories below it', () => {
    expect(productsIn(categoryAt('entertaining')).every(isEntertaining)).toBe(true);
    expect(productsIn(categoryAt('groceries/offers')).every(({ onOffer }) => onOffer)).toBe(true);
  });
});
