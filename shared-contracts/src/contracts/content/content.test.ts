import { describe, expect, it, test } from 'vitest';
import type * as z from 'zod/mini';
import { parseContract } from '../reading/parseContract.ts';
import { bannersRequestSchema, bannersSchema } from './advert.ts';
import {
  aBannerAd,
  aContainer,
  aContentFragment,
  anAdvert,
  anImage,
  aParagraph,
  aPicture,
  aRichText,
  aTextCard,
  aTradingCell,
  contentFragmentBody,
  experienceFragmentBody,
  someBanners,
} from './content.fixtures.ts';
import { type ContentComponent, contentComponentSchema } from './contentComponent.ts';
import {
  contentFragmentSchema,
  contentRequestSchema,
  experienceFragmentSchema,
  readContent,
} from './readContent.ts';
import { richTextSchema } from './richText.ts';

const readBy =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (input: unknown): z.output<Schema> =>
    parseContract(schema, input, 'content');

const read = readBy(contentComponentSchema);
const readBanners = readBy(bannersSchema);
const readFragment = readBy(contentFragmentSchema);
const readRichText = readBy(richTextSchema);
const readAs = <Kind extends ContentComponent['kind']>(kind: Kind, fields: object) =>
  read({ resourceType: `any/${kind}`, ...fields }) as Extract<ContentComponent, { kind: Kind }>;

const bannersRequest = { type: 'mega-menu', categories: ['10060'], trolleyId: '5001' };
const contentRequest = {
  contentUrl: '/ecom/shop/browse/groceries',
  customerId: '-1',
  customerSearchRequest: { queryParams: {} },
};

// The request bodies are the examples of the documentation.
test.each<[schema: z.ZodMiniType, fixture: unknown]>([
  [bannersSchema, someBanners({ bannerAds: [] })],
  [bannersRequestSchema, bannersRequest],
  [contentRequestSchema, contentRequest],
  ...[
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
    aContainer({ childComponents: [aContainer({ childComponents: [aTextCard()] })] }),
  ].map((component): [z.ZodMiniType, unknown] => [contentComponentSchema, component]),
  [contentFragmentSchema, aContentFragment()],
  [richTextSchema, [aParagraph('One'), aParagraph('Two', { listItem: 'bullet', level: 1 })]],
])('a fixture is returned unchanged: %#', (schema, fixture) => {
  expect(readBy(schema)(fixture)).toEqual(fixture);
});

test.each<[message: string, schema: z.ZodMiniType, input: unknown]>([
  ['content: expected array at bannerAds, got nothing', bannersSchema, {}],
  ['at type', bannersRequestSchema, { ...bannersRequest, type: 'footer' }],
  ['content: expected', contentComponentSchema, { componentId: 'c1' }],
  ['at id, got nothing', contentComponentSchema, { resourceType: 'x/banner-ad' }],
  // An object that cannot be converted to text.
  ['content: expected', contentComponentSchema, { resourceType: { toString: {} }, componentId: 'c1' }],
  ['content: expected', contentComponentSchema, { resourceType: 7, componentId: 'c1' }],
  ['content: expected object at content, got string', contentFragmentSchema, { content: 'none' }],
  ['expected no further keys', contentRequestSchema, { ...contentRequest, more: 1 }],
])('rejects what a page would show wrongly: %s', (message, schema, input) => {
  expect(() => readBy(schema)(input)).toThrow(message);
});

it('drops an advert without an id, and reads only the text of a badge', () => {
  const badged = { ...anAdvert(), id: 1, marketingBadge: { text: 'Sponsored', colour: 'red' } };

  expect(readBanners({ bannerAds: [{ image: null }, badged] }).bannerAds).toEqual([
    { ...anAdvert(), id: '1', marketingBadge: 'Sponsored' },
  ]);
});

describe('a component', () => {
  test.each([
    ['grocer/components/content/rich-text', 'rich-text'],
    ['image', 'image'],
    ['grocer/components/carousel', 'unmapped'],
    ['grocer/constructor', 'unmapped'],
    ['x/unmapped', 'unmapped'],
  ])('of resource type %s has the kind %s, and its type for the warning', (resourceType, kind) => {
    expect(read({ resourceType, kind: 'image' })).toMatchObject({ kind, resourceType });
  });

  it('has no unreadable child components, and all the others', () => {
    const unreadable = [{ heading: 'no type' }, null, 'text', { resourceType: 'x/banner-ad' }];

    expect(
      readAs('container', { childComponents: [aTextCard(), ...unreadable, anImage()] }).childComponents,
    ).toEqual([aTextCard(), anImage()]);
  });

  it('has twelve levels of nesting and nothing below them', () => {
    let nested: object = { resourceType: 'x/container' };
    for (let level = 1; level < 5000; level += 1)
      nested = { resourceType: 'x/container', childComponents: [nested] };
    const depthOf = (component: ContentComponent): number =>
      1 + Math.max(0, ...component.childComponents.map(depthOf));

    expect(depthOf(read(nested))).toBe(12);
  });

  it('has the default styles in place of unknown ones', () => {
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

  test.each([
    [{ text: 'See passes' }, null],
    [{ text: 'See passes', url: ' ' }, null],
    [{ url: '/passes' }, { url: '/passes', text: null, altText: null, newWindow: false }],
  ])('reads the link %j as %j', (link, expected) => {
    expect(readAs('text-card', { link }).link).toEqual(expected);
  });

  it('is valid without the field valid', () => {
    expect(readAs('text-card', {}).valid).toBe(true);
    expect(readAs('text-card', { valid: false }).valid).toBe(false);
  });

  it('has the readable addresses of a picture by quality and width', () => {
    const dynamicImages = { highQuality95: { '160': 'https://i.example/160', '320': 320 }, broken: 'x' };

    expect(
      readAs('image', { dynamicImages, assetMetadataWidth: '800', assetMetadataHeight: 'tall' }),
    ).toMatchObject({
      dynamicImages: { highQuality95: { '160': 'https://i.example/160' } },
      assetMetadataWidth: 800,
      assetMetadataHeight: null,
    });
  });

  it('may have a picture that is given as its address only', () => {
    const image = { portraitImage: 'https://i.example/p.jpg', landscapeImage: 7 };

    expect(readAs('trading-cell', { image }).image).toMatchObject({
      portraitImage: { src: 'https://i.example/p.jpg', dynamicImages: {} },
      landscapeImage: null,
    });
  });

  it('has only http(s) addresses of tracking pixels', () => {
    const impressionUrls = ['https://ads.example/1', 'javascript:alert(1)', 'data:,x', 7];

    expect(readAs('banner-ad', { id: 'ad1', tracking: { impressionUrls } }).tracking).toEqual({
      impressionUrls: ['https://ads.example/1'],
      clickUrls: [],
      vendor: null,
    });
  });

  it('passes the internal promotion on unchanged', () => {
    const enhancedEcommerceInternalPromotion = { creative: 'a', position: 3 };

    expect(readAs('image', { analytics: { enhancedEcommerceInternalPromotion } }).analytics).toMatchObject({
      enhancedEcommerceInternalPromotion,
      promoName: null,
    });
  });
});

describe('rich text', () => {
  it('may have the underscored field names of Portable Text', () => {
    const link = { _key: 'k1', _type: 'link', href: '/lists', attributes: null };
    const span = { _type: 'span', text: 'Lists', marks: ['k1', 7], listItem: Number.NaN, attributes: [] };
    const block = { _type: 'block', children: [span], markDefs: [link, {}], attributes: 'bold' };

    expect(readRichText([block])).toMatchObject([
      {
        type: 'block',
        children: [{ type: 'span', text: 'Lists', marks: ['k1'], listItem: null }],
        markDefs: [{ key: 'k1', type: 'link', attributes: { href: '/lists', target: null } }, { key: '' }],
      },
    ]);
  });

  it.each([
    undefined,
    null,
    'text',
    { 0: 'x' },
    ['text'],
    [{ text: 'One' }, null],
    [{ text: 'One', children: 'two' }],
    [{ text: 'One', children: [{ children: [7] }] }],
  ])('is empty for the invalid blocks %j', (blocks) => {
    expect(readRichText(blocks)).toEqual([]);
  });

  it('has eight levels of nesting and nothing below them', () => {
    let nested: object = { text: 'deep' };
    for (let level = 1; level < 5000; level += 1) nested = { children: [nested] };

    expect(JSON.stringify(readRichText([nested])).match(/"children":\[[\]{]/g)).toHaveLength(8);
  });
});

describe('a fragment', () => {
  const { locations } = aContentFragment();

  test.each([
    ['the answer of the service', contentFragmentBody(), aContentFragment()],
    ['locations outside a content field', { locations }, { pageTitle: null, locations }],
    ['no content', { content: null }, { pageTitle: null, locations: {} }],
    ['nothing', {}, { pageTitle: null, locations: {} }],
  ])('is read from %s', (_what, input, expected) => {
    expect(readFragment(input)).toEqual(expected);
  });

  it.each([null, undefined, {}, { text: '' }, { text: ' ' }, 7])(
    'has no title, so that no seasonal button is shown, for the title %j',
    (pageTitle) => {
      expect(readFragment({ pageTitle, locations: {} }).pageTitle).toBeNull();
    },
  );

  it('has no unreadable components and locations, and all the others', () => {
    const mixed = { main: [aTextCard(), { bad: true }, anImage()], aside: 'none', ['__proto__']: [] };

    const locations = Object.entries(readFragment({ content: { locations: mixed } }).locations);
    expect(locations).toEqual(Object.entries({ main: [aTextCard(), anImage()], aside: [] }));
  });

  it('leaves out components that editors made invisible, nested ones too', () => {
    const shownAt = (...visible: boolean[]) => {
      const names = ['phone', 'tablet', 'default'].slice(-visible.length);
      const rest = { width: null, offset: null, layout: null };
      const deviceBreakpoints = names.map((name, at) => ({ name, visible: visible[at] ?? true, ...rest }));
      return { cqResponsive: { deviceBreakpoints } };
    };
    const onDesktop = anImage(shownAt(false, false, true));
    const group = { resourceType: 'grocer/components/container' };
    const main = [
      anImage(shownAt(false, false, false)),
      anImage(shownAt(false)),
      aTextCard({ valid: false }),
      { ...anImage(), valid: false },
      { ...group, childComponents: [aTextCard({ valid: false }), onDesktop] },
    ];

    const shown = [{ kind: 'container', childComponents: [onDesktop] }];
    expect(readFragment({ locations: { main } }).locations.main).toMatchObject(shown);
    expect(readContent(main)).toHaveLength(1);
    expect(readContent(aTextCard({ valid: false }))).toEqual([]);
  });
});

const content = { ...aContentFragment(), pageTitle: null };
const failed = { error: true, content: null };

test.each([
  [experienceFragmentBody(), { error: false, content }],
  [{ content }, { error: false, content }],
  [{ error: true, content: null }, failed],
  [{ ...experienceFragmentBody(), error: 'gone' }, failed],
  [{ error: false }, failed],
])('an experience fragment with an error, or without content, is an error: %#', (input, expected) => {
  expect(readBy(experienceFragmentSchema)(input)).toEqual(expected);
});

describe('readContent', () => {
  const bad = [null, 7, { componentId: 'x' }, { resourceType: 'x/banner-ad' }];

  test.each([
    ['one component', aTextCard(), [aTextCard()]],
    ['a list', [aTextCard(), anImage()], [aTextCard(), anImage()]],
    ['a fragment', contentFragmentBody(), [aTradingCell(), aTextCard()]],
    ['an experience fragment', experienceFragmentBody(), [aTradingCell(), aTextCard()]],
    ['locations', { locations: { top: [aTextCard()], main: [anImage()] } }, [aTextCard(), anImage()]],
    ['a list with unreadable components', [aTextCard(), ...bad], [aTextCard()]],
    ['an error', { error: true, content: null }, []],
    ['an empty list', [], []],
  ])('reads %s', (_what, input, components) => {
    expect(readContent(input)).toEqual(components);
  });

  it.each([undefined, null, 'text', 7, {}, { heading: 'x' }, () => []])('rejects %o', (input) => {
    expect(() => readContent(input)).toThrow(
      'content: expected a component, a list of components or a fragment at the top, got ',
    );
  });

  it.each([{ resourceType: 'x/banner-ad' }, { error: true, content: 7 }, { content: 7 }])(
    'names what is wrong in %o',
    (input) => expect(() => readContent(input)).toThrow(/^content: expected \S/),
  );

  it('rejects a document that contains itself and one with more than 50,000 nodes', () => {
    const cell = { ...aTradingCell(), childComponents: [] as unknown[] };
    cell.childComponents.push(cell, cell, cell);

    expect(() => readContent(cell)).toThrow('content: expected at most 50000 nodes at the top, got more');
    const nodes = (length: number) => Array.from({ length }, () => ({}));
    expect(readContent(nodes(49_999))).toEqual([]);
    expect(() => readContent(nodes(50_000))).toThrow('at most 50000 nodes');
  });
});
