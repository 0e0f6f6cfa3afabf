import { describe, expect, it } from 'vitest';
import { placementOf } from './address.ts';

describe('placementOf', () => {
  it.each(['/', '/ecom', '/ecom/', '/?campaign=spring', '/ecom/#offers'])('is home on %s', (path) => {
    expect(placementOf(path, '/ecom')).toBe('home');
  });

  it.each(['/ecom/shop/browse', '/ecommerce', '/ecom//', ''])('is shop on %j', (path) => {
    expect(placementOf(path, '/ecom')).toBe('shop');
  });
});
