import { describe, expect, it } from 'vitest';
import { parseContract } from '../contractError.ts';
import { anImage, aTextCard } from './contentComponent.fixtures.ts';
import { aContentFragment, contentFragmentBody } from './contentFragment.fixtures.ts';
import { contentFragmentSchema, contentRequestSchema } from './contentFragment.ts';

const read = (input: unknown) => parseContract(contentFragmentSchema, input, 'content');

describe('contentFragmentSchema', () => {
  it('reads its fixture, as the service sends it and as it stands', () => {
    expect(read(contentFragmentBody())).toEqual(aContentFragment());
    expect(read(aContentFragment())).toEqual(aContentFragment());
  });

  it('reads bare locations in the same way', () => {
    const { locations } = aContentFragment();

    expect(read({ locations })).toEqual({ pageTitle: null, locations });
  });

  it('has no title where it is empty, so that there is no seasonal button', () => {
    for (const pageTitle of [null, undefined, {}, { text: '' }, { text: ' ' }, 7]) {
      expect(read({ pageTitle, locations: {} }).pageTitle).toBeNull();
    }
  });

  it('drops a bad component and a bad location and keeps the rest', () => {
    const locations = { main: [aTextCard(), { bad: true }, anImage()], aside: 'none', __proto__x: [] };

    expect(read({ content: { locations } }).locations).toEqual({
      main: [aTextCard(), anImage()],
      aside: [],
      __proto__x: [],
    });
  });

  it('reads an answer without content as an empty one', () => {
    expect(read({ content: null })).toEqual({ pageTitle: null, locations: {} });
    expect(read({})).toEqual({ pageTitle: null, locations: {} });
    expect(() => read({ content: 'none' })).toThrow('content: expected object at content, got string');
  });
});

describe('contentRequestSchema', () => {
  it('is written as printed (clarification 111)', () => {
    const request = {
      contentUrl: '/ecom/shop/browse/groceries',
      customerId: '-1',
      customerSearchRequest: { queryParams: {} },
    };

    expect(parseContract(contentRequestSchema, request, 'content')).toEqual(request);
    expect(() => parseContract(contentRequestSchema, { ...request, more: 1 }, 'content')).toThrow(
      'expected no further keys',
    );
  });
});
