import { readContent } from '@grocer/shared-contracts';
import {
  aBannerAd,
  aClickToBuy,
  aContainer,
  anImage,
  aParagraph,
  aRichText,
  aTextCard,
  aTradingCell,
} from '@grocer/shared-contracts/fixtures';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { xssVectors } from '../../ui/testing/xssVectors.ts';
import { ContentStage } from './testing/ContentStage.tsx';
import { hostileDocument } from './testing/hostileDocument.ts';

beforeEach(() => {
  // Resource types that nobody knows are warned about: here there are thousands.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Draws a document as a page would. A server has no boundaries: whatever a component throws comes out here. */
const draw = (document: unknown): string =>
  renderToString(<ContentStage components={readContent(document)} />);

const expectHarmless = (markup: string) => {
  expect(markup).not.toMatch(/<(script|iframe|object|embed|form|style|link|meta|base)\b/i);
  for (const [tag] of markup.matchAll(/<[a-z][^>]*>/gi)) {
    const withoutValues = tag.replace(/"[^"]*"/g, '""');
    expect(withoutValues).not.toMatch(/\s(on\w+|style|srcdoc|formaction)=/i);
  }
  for (const [, href = ''] of markup.matchAll(/\shref="([^"]*)"/g)) {
    const address = href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
    expect(new URL(address, 'https://www.grocer.example').protocol).toMatch(/^(https?|mailto|tel):$/);
  }
};

const documents = [
  aTradingCell(),
  aTextCard(),
  aRichText({ blocks: [aParagraph('One'), aParagraph('Two', { listItem: 'bullet', level: 1 })] }),
  aBannerAd(),
  anImage(),
  aClickToBuy({ childComponents: [aTradingCell()] }),
  aContainer({ childComponents: [aTextCard(), aContainer({ childComponents: [anImage()] })] }),
];

/** A document of editors in which some places hold what nobody expects there. */
const mutated = fc
  .tuple(
    fc.constantFrom(...documents),
    fc.array(
      fc.tuple(
        fc.array(fc.nat(), { minLength: 1, maxLength: 7 }),
        fc.oneof(
          fc.jsonValue(),
          fc.constantFrom(...xssVectors),
          fc.constantFrom(NaN, -1, 1e21, '', '\u0000', [[[]]]),
        ),
      ),
      { minLength: 1, maxLength: 6 },
    ),
  )
  .map(([document, changes]) =>
    changes.reduce((one, [path, value]) => replaceAt(one, path, value), document as unknown),
  );

/** The document with the value at a path; each number of it chooses one of the keys that are there. */
function replaceAt(document: unknown, [choice, ...rest]: readonly number[], value: unknown): unknown {
  if (choice === undefined || typeof document !== 'object' || document === null) return value;
  const keys = Object.keys(document);
  const key = keys[choice % Math.max(1, keys.length)];
  if (key === undefined) return value;
  const inner = replaceAt((document as Record<string, unknown>)[key], rest, value);
  return Array.isArray(document) ? document.with(Number(key), inner) : { ...document, [key]: inner };
}

describe('content from a hostile or broken service', () => {
  test('any document at all is drawn or dropped', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (document) => expectHarmless(draw(document))),
      { numRuns: 500 },
    );
  });

  test('a document with wrong things in it is drawn as far as it makes sense', () => {
    fc.assert(
      fc.property(mutated, (document) =>
        expectHarmless(draw([document, aTextCard({ heading: 'Beside it' })])),
      ),
      { numRuns: 3000 },
    );
  });

  test('what stands beside it is always there', () => {
    fc.assert(
      fc.property(mutated, (document) => {
        expect(draw([document, aTextCard({ heading: 'Beside it' })])).toContain('Beside it');
      }),
      { numRuns: 500 },
    );
  });

  test.each(xssVectors.map((vector) => [vector]))('%s is text, or nothing', (vector) => {
    expectHarmless(draw(hostileDocument(vector)));
  });

  test('a document of a thousand levels is drawn as far as anybody builds', () => {
    let nested: object = aTextCard();
    for (let level = 0; level < 1000; level += 1)
      nested = { resourceType: 'x/container', childComponents: [nested] };

    expect(draw(nested)).not.toContain('Delivery Pass');
  });

  test('rich text of a thousand levels ends', () => {
    let nested: object = { text: 'deep' };
    for (let level = 0; level < 1000; level += 1) nested = { children: [nested], marks: ['strong'] };

    expectHarmless(draw({ resourceType: 'x/rich-text', blocks: [nested] }));
  });

  test('a document that holds itself is refused, not followed', () => {
    const cell: Record<string, unknown> = { resourceType: 'x/container', componentId: 'c1' };
    cell.childComponents = [cell, cell];

    expect(() => draw(cell)).toThrow('content: expected a document with an end');
  });

  test('components that repeat an id are as many as they are', () => {
    const card = aTextCard({ componentId: 'same', elementId: null });

    expect(draw([card, card, card]).match(/Delivery Pass/g)).toHaveLength(3);
  });

  test('the work grows with the document, not with its square', () => {
    const paragraphs = (count: number) => ({
      resourceType: 'x/rich-text',
      blocks: Array.from({ length: count / 100 }, () => ({
        type: 'paragraph',
        children: Array.from({ length: 100 }, (_, index) => ({
          text: `${index} `,
          marks: index % 2 ? ['strong'] : ['strong', 'em'],
        })),
      })),
    });
    const oneLine = (count: number) => ({
      resourceType: 'x/rich-text',
      blocks: [
        {
          type: 'paragraph',
          children: Array.from({ length: count }, () => ({ text: 'x', marks: ['strong'] })),
        },
      ],
    });

    for (const document of [paragraphs, oneLine]) {
      const few = fastest(() => draw(document(1_000)));
      const many = fastest(() => draw(document(10_000)));
      // Ten times the document; a square would be a hundred times the work.
      expect(many / few).toBeLessThan(40);
    }
  });
});

/** Of three: a busy machine makes any one of them slow. */
const fastest = (work: () => void): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
