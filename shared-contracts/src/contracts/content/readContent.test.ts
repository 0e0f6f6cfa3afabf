import { describe, expect, it } from 'vitest';
import {
  anImage,
  aTextCard,
  aTradingCell,
  contentFragmentBody,
  experienceFragmentBody,
} from './content.fixtures.ts';
import { readContent } from './readContent.ts';

describe('readContent', () => {
  it('reads one component, a list, a fragment and an experience fragment', () => {
    expect(readContent(aTextCard())).toEqual([aTextCard()]);
    expect(readContent([aTextCard(), anImage()])).toEqual([aTextCard(), anImage()]);
    expect(readContent(contentFragmentBody())).toEqual([aTradingCell(), aTextCard()]);
    expect(readContent(experienceFragmentBody())).toEqual([aTradingCell(), aTextCard()]);
    expect(readContent({ locations: { top: [aTextCard()], main: [anImage()] } })).toEqual([
      aTextCard(),
      anImage(),
    ]);
  });

  it('drops unreadable components and keeps the others', () => {
    expect(
      readContent([aTextCard(), null, 7, { componentId: 'x' }, { resourceType: 'x/banner-ad' }]),
    ).toEqual([aTextCard()]);
    expect(readContent({ error: true, content: null })).toEqual([]);
    expect(readContent([])).toEqual([]);
  });

  it.each([undefined, null, 'text', 7, {}, { heading: 'x' }, () => []])(
    'rejects %o, which is not content',
    (input) => {
      expect(() => readContent(input)).toThrow(
        'content: expected a component, a list of components or a fragment at the top, got ',
      );
    },
  );

  it('rejects a document that contains itself and one with more than 50,000 nodes', () => {
    const cell = { ...aTradingCell(), childComponents: [] as unknown[] };
    cell.childComponents.push(cell, cell, cell);

    expect(() => readContent(cell)).toThrow('content: expected at most 50000 nodes at the top, got more');
    expect(() => readContent(Array.from({ length: 60_000 }, () => ({})))).toThrow('at most 50000 nodes');
  });

  it('accepts a document that is a thousand levels deep', () => {
    let nested: object = aTextCard();
    for (let level = 0; level < 1000; level += 1)
      nested = { resourceType: 'x/container', childComponents: [nested] };

    expect(readContent(nested)).toHaveLength(1);
  });
});
