import { describe, expect, it } from 'vitest';
import { someBanners } from './banners.fixtures.ts';
import { bannersRequestSchema, bannersSchema } from './banners.ts';
import { anAdvert } from './content/advert.fixtures.ts';
import { parseContract } from './contractError.ts';

const read = (input: unknown) => parseContract(bannersSchema, input, 'banners');

describe('bannersSchema', () => {
  it('reads every fixture as it stands', () => {
    expect(read(someBanners())).toEqual(someBanners());
    expect(read(someBanners({ bannerAds: [] }))).toEqual({ bannerAds: [] });
  });

  it('reads the printed example (wire: Banners)', () => {
    const printed = {
      id: 'ad1',
      textArea: { heading: '…', link: { text: 'Shop Now', url: '/ecom/…' } },
      image: { src: 'https://images.example/1' },
      products: [{ id: 'p1', lineNumber: '111' }],
      marketingBadge: null,
      sponsorshipId: 's1',
      tracking: { impressionUrls: ['https://a.example'], clickUrls: ['https://b.example'], vendor: '…' },
    };

    expect(read({ bannerAds: [printed] }).bannerAds).toMatchObject([printed]);
  });

  it('drops an advert without an id and keeps the others', () => {
    expect(read({ bannerAds: [{ image: null }, anAdvert()] }).bannerAds).toEqual([anAdvert()]);
  });

  it('reads a badge as its text (clarification 144)', () => {
    expect(
      read({ bannerAds: [{ id: 1, marketingBadge: { text: 'Sponsored', colour: 'red' } }] }),
    ).toMatchObject({
      bannerAds: [{ id: '1', marketingBadge: 'Sponsored' }],
    });
  });

  it('refuses an answer without adverts', () => {
    expect(() => read({})).toThrow('banners: expected array at bannerAds, got nothing');
  });
});

describe('bannersRequestSchema', () => {
  it('is written as printed (wire: Banners)', () => {
    const request = { type: 'mega-menu', categories: ['10060'], trolleyId: '5001' };

    expect(parseContract(bannersRequestSchema, request, 'banners')).toEqual(request);
    expect(() => parseContract(bannersRequestSchema, { ...request, type: 'footer' }, 'banners')).toThrow(
      'at type',
    );
  });
});
