import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { bannersRequestSchema, bannersSchema } from './advert.ts';
import { anAdvert, someBanners } from './content.fixtures.ts';

const read = (input: unknown) => parseContract(bannersSchema, input, 'banners');

describe('bannersSchema', () => {
  it('returns every fixture unchanged', () => {
    expect(read(someBanners())).toEqual(someBanners());
    expect(read(someBanners({ bannerAds: [] }))).toEqual({ bannerAds: [] });
  });

  it('reads the documented example (behaviour/services#banners)', () => {
    const documented = {
      id: 'ad1',
      textArea: { heading: '…', link: { text: 'Shop Now', url: '/ecom/…' } },
      image: { src: 'https://images.example/1' },
      products: [{ id: 'p1', lineNumber: '111' }],
      marketingBadge: null,
      sponsorshipId: 's1',
      tracking: { impressionUrls: ['https://a.example'], clickUrls: ['https://b.example'], vendor: '…' },
    };

    expect(read({ bannerAds: [documented] }).bannerAds).toMatchObject([documented]);
  });

  it('drops an advert without an id and keeps the others', () => {
    expect(read({ bannerAds: [{ image: null }, anAdvert()] }).bannerAds).toEqual([anAdvert()]);
  });

  it('reads only the text of a badge (behaviour/content#badges)', () => {
    expect(
      read({ bannerAds: [{ id: 1, marketingBadge: { text: 'Sponsored', colour: 'red' } }] }),
    ).toMatchObject({
      bannerAds: [{ id: '1', marketingBadge: 'Sponsored' }],
    });
  });

  it('rejects an answer without a list of adverts', () => {
    expect(() => read({})).toThrow('banners: expected array at bannerAds, got nothing');
  });
});

describe('bannersRequestSchema', () => {
  it('accepts the documented request and no other type (behaviour/services#banners)', () => {
    const request = { type: 'mega-menu', categories: ['10060'], trolleyId: '5001' };

    expect(parseContract(bannersRequestSchema, request, 'banners')).toEqual(request);
    expect(() => parseContract(bannersRequestSchema, { ...request, type: 'footer' }, 'banners')).toThrow(
      'at type',
    );
  });
});
