import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { aContentFragment, anImage, aTextCard, contentFragmentBody } from './content.fixtures.ts';
import { contentFragmentSchema, contentRequestSchema, readContent } from './readContent.ts';

const read = (input: unknown) => parseContract(contentFragmentSchema, input, 'content');

describe('contentFragmentSchema', () => {
  it('reads a fragment as the service sends it and in parsed form', () => {
    expect(read(contentFragmentBody())).toEqual(aContentFragment());
    expect(read(aContentFragment())).toEqual(aContentFragment());
  });

  it('reads locations that are not inside a content field', () => {
    const { locations } = aContentFragment();

    expect(read({ locations })).toEqual({ pageTitle: null, locations });
  });

  it('reads an empty title as no title, so that no seasonal button is shown', () => {
    for (const pageTitle of [null, undefined, {}, { text: '' }, { text: ' ' }, 7]) {
      expect(read({ pageTitle, locations: {} }).pageTitle).toBeNull();
    }
  });

  it('drops unreadable components and locations and keeps the others', () => {
    const locations = { main: [aTextCard(), { bad: true }, anImage()], aside: 'none', __proto__x: [] };

    expect(read({ content: { locations } }).locations).toEqual({
      main: [aTextCard(), anImage()],
      aside: [],
      __proto__x: [],
    });
  });

  it('leaves out components that editors made invisible, nested ones too (behaviour/content#invisible)', () => {
    const at = (name: string, visible: boolean) => ({
      name,
      visible,
      width: null,
      offset: null,
      layout: null,
    });
    const shownAt = (...visible: [phone: boolean, tablet: boolean, desktop: boolean]) => {
      const names = ['phone', 'tablet', 'default'];
      return {
        cqResponsive: { deviceBreakpoints: names.map((name, index) => at(name, visible[index] ?? true)) },
      };
    };
    const onDesktop = anImage(shownAt(false, false, true));
    const group = { resourceType: 'grocer/components/container' };
    const main = [
      anImage(shownAt(false, false, false)),
      anImage({ cqResponsive: { deviceBreakpoints: [at('default', false)] } }),
      aTextCard({ valid: false }),
      { ...anImage(), valid: false },
      { ...group, childComponents: [aTextCard({ valid: false }), onDesktop] },
    ];

    expect(read({ locations: { main } }).locations.main).toMatchObject([
      { kind: 'container', childComponents: [onDesktop] },
    ]);
    expect(readContent(main)).toHaveLength(1);
    expect(readContent(aTextCard({ valid: false }))).toEqual([]);
  });

  it('reads an answer without content as an empty fragment', () => {
    expect(read({ content: null })).toEqual({ pageTitle: null, locations: {} });
    expect(read({})).toEqual({ pageTitle: null, locations: {} });
    expect(() => read({ content: 'none' })).toThrow('content: expected object at content, got string');
  });
});

describe('contentRequestSchema', () => {
  it('accepts the documented request and no further keys (behaviour/services#content-fragment)', () => {
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
