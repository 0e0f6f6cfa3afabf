import { type HeaderOptions, resolveHeaderOptions } from '@grocer/shared-contracts';
import { describe, expect, test } from 'vitest';
import { createSharedOptions } from './cache.ts';

const resolve = (options: HeaderOptions) => resolveHeaderOptions(options, () => {});

describe('createSharedOptions', () => {
  test('options that a server creates again for each page share one object', () => {
    const share = createSharedOptions();
    const forPage = () => resolve({ config: { root: '/market' }, flags: { sitePinBar: true } });

    expect(share(forPage())).toBe(share(forPage()));
    expect(share(forPage())).toMatchObject({ config: { root: '/market' }, flags: { sitePinBar: true } });
  });

  test.each<[what: string, options: HeaderOptions]>([
    ['root', { config: { root: '/market' } }],
    ['origin of the services', { services: { origin: 'https://services.example' } }],
    ['placement', { placement: 'home' }],
    ['flag', { flags: { searchHistory: true } }],
    ['label that looks like another key', { config: { links: { loyalty: { label: '","path":"' } } } }],
  ])('another %s is another object', (_what, options) => {
    const share = createSharedOptions();

    expect(share(resolve(options))).not.toBe(share(resolve({})));
  });

  test('the path and the functions of a page are not shared with other pages', () => {
    const share = createSharedOptions();
    const ofPage: HeaderOptions = { path: '/ecom/recipes', navigate: () => {}, logger: console };

    expect(share(resolve(ofPage))).toMatchObject({ path: null, navigate: null, logger: null });
    expect(share(resolve(ofPage))).toBe(share(resolve({})));
  });

  test('the least recently used of nine sets of options is evicted', () => {
    const share = createSharedOptions();
    const shop = (number: number) => share(resolve({ config: { root: `/shop-${number}` } }));
    const [first, second] = [shop(0), shop(1)];
    for (let number = 2; number < 8; number += 1) shop(number);
    shop(0);
    shop(8);

    expect(shop(0)).toBe(first);
    expect(shop(1)).not.toBe(second);
  });
});
