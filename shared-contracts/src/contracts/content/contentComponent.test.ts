import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import {
  aBannerAd,
  aClickToBuy,
  aContainer,
  anImage,
  aPicture,
  aRichText,
  aTextCard,
  aTradingCell,
} from './content.fixtures.ts';
import { type ContentComponent, contentComponentSchema } from './contentComponent.ts';

const read = (input: unknown) => parseContract(contentComponentSchema, input, 'content');
const readAs = <Kind extends ContentComponent['kind']>(kind: Kind, fields: object) =>
  read({ resourceType: `any/${kind}`, ...fields }) as Extract<ContentComponent, { kind: Kind }>;

describe('contentComponentSchema', () => {
  it('returns every fixture unchanged', () => {
    const components = [
      aTradingCell(),
      aTradingCell({
        defaultNumOfCells: 'threeCells',
        icons: {
          offerRoundel: 'save ⅓',
          messageIcon: { message: 'Try' },
          brandIcon: { display: true, image: aPicture(), position: 'floated' },
          loyaltyCardIcon: { additionalReduction: '£12.50', supercharged: true },
        },
      }),
      aTextCard(),
      aRichText(),
      aBannerAd(),
      anImage(),
      aClickToBuy(),
      aContainer({ childComponents: [aContainer({ childComponents: [aTextCard()] })] }),
    ];

    for (const component of components) expect(read(component)).toEqual(component);
  });

  it('takes the kind from the last part of the resource type', () => {
    const kindOf = (resourceType: string) => read({ resourceType }).kind;

    expect(kindOf('grocer/components/content/rich-text')).toBe('rich-text');
    expect(kindOf('image')).toBe('image');
  });

  it('reads an unknown resource type as the kind unmapped and keeps the type for the warning (behaviour/content#kinds)', () => {
    expect(read({ resourceType: 'grocer/components/carousel' })).toMatchObject({
      kind: 'unmapped',
      resourceType: 'grocer/components/carousel',
    });
    expect(read({ resourceType: 'grocer/constructor' }).kind).toBe('unmapped');
    expect(read({ resourceType: 'x/unmapped', kind: 'image' }).kind).toBe('unmapped');
  });

  it('rejects a component without a resource type and a banner ad without an id', () => {
    expect(() => read({ componentId: 'c1' })).toThrow('content: expected');
    expect(() => read({ resourceType: 'x/banner-ad' })).toThrow('at id, got nothing');
  });

  it('rejects a resource type that is not text, even one that cannot be converted to text', () => {
    expect(() => read({ resourceType: { toString: {} }, componentId: 'c1' })).toThrow('content: expected');
    expect(() => read({ resourceType: 7, componentId: 'c1' })).toThrow('content: expected');
  });

  it('drops unreadable child components and keeps the others', () => {
    const children = [
      aTextCard(),
      { heading: 'no type' },
      null,
      'text',
      { resourceType: 'x/banner-ad' },
      anImage(),
    ];

    expect(
      readAs('container', { childComponents: children }).childComponents.map(({ kind }) => kind),
    ).toEqual(['text-card', 'image']);
  });

  it('reads twelve levels of nesting and nothing below them', () => {
    let nested: object = { resourceType: 'x/container' };
    for (let level = 1; level < 5000; level += 1)
      nested = { resourceType: 'x/container', childComponents: [nested] };
    const depthOf = (component: ContentComponent): number =>
      1 + Math.max(0, ...component.childComponents.map(depthOf));

    expect(depthOf(read(nested))).toBe(12);
  });

  it('reads unknown style names as the default styles', () => {
    const cell = readAs('trading-cell', {
      defaultNumOfCells: 'fiveCells',
      textArea: { buttonStyle: 'ghost', theme: 'blue', heading: 3 },
      icons: { messageIcon: { message: 'Hot' }, brandIcon: { position: 'upside down' } },
    });

    expect(cell).toMatchObject({
      defaultNumOfCells: 'oneCell',
      textArea: { buttonStyle: 'primary', theme: 'light', heading: '3' },
      icons: { messageIcon: { message: 'none' }, brandIcon: { position: 'pinned', display: false } },
    });
  });

  it('reads a link without an address as no link', () => {
    const linkOf = (link: unknown) => readAs('text-card', { link }).link;

    expect(linkOf({ text: 'See passes' })).toBeNull();
    expect(linkOf({ text: 'See passes', url: ' ' })).toBeNull();
    expect(linkOf({ url: '/passes' })).toEqual({
      url: '/passes',
      text: null,
      altText: null,
      newWindow: false,
    });
  });

  it('reads a text card without the field valid as valid', () => {
    expect(readAs('text-card', {}).valid).toBe(true);
    expect(readAs('text-card', { valid: false }).valid).toBe(false);
  });

  it('reads the addresses of a picture by quality and width, and drops unreadable ones', () => {
    const dynamicImages = { highQuality95: { '160': 'https://i.example/160', '320': 320 }, broken: 'x' };

    expect(
      readAs('image', { dynamicImages, assetMetadataWidth: '800', assetMetadataHeight: 'tall' }),
    ).toMatchObject({
      dynamicImages: { highQuality95: { '160': 'https://i.example/160' } },
      assetMetadataWidth: 800,
      assetMetadataHeight: null,
    });
  });

  it('reads a picture that is given as its address only', () => {
    const cell = readAs('trading-cell', {
      image: { portraitImage: 'https://i.example/p.jpg', landscapeImage: 7 },
    });

    expect(cell.image.portraitImage).toMatchObject({ src: 'https://i.example/p.jpg', dynamicImages: {} });
    expect(cell.image.landscapeImage).toBeNull();
  });

  it('keeps only http(s) addresses of tracking pixels (behaviour/analytics#pixels)', () => {
    const impressionUrls = ['https://ads.example/1', 'javascript:alert(1)', 'data:,x', 7];

    expect(readAs('banner-ad', { id: 'ad1', tracking: { impressionUrls } }).tracking).toEqual({
      impressionUrls: ['https://ads.example/1'],
      clickUrls: [],
      vendor: null,
    });
  });

  it('passes the internal promotion on unchanged (behaviour/content#promo-click)', () => {
    const enhancedEcommerceInternalPromotion = { creative: 'a', position: 3 };

    expect(readAs('image', { analytics: { enhancedEcommerceInternalPromotion } }).analytics).toMatchObject({
      enhancedEcommerceInternalPromotion,
      promoName: null,
    });
  });
});
