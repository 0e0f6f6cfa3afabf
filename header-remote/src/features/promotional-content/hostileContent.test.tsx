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
import { beforeEach, expect, test, vi } from 'vitest';
import { xssVectors } from '../../ui/testing/xssVectors.ts';
import { ContentStage } from './testing/ContentStage.tsx';
import { hostileDocument } from './testing/hostileDocument.ts';

/** `pnpm test:full` tries eighty times as many documents. */
const runs = Number(process.env.MODEL_RUNS ?? 1);

beforeEach(() => {
  // Each unknown resource type is a warning, and the generated documents have thousands of them.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Renders a document as a page does. A server has no error boundaries, so an error of a component is thrown here. */
const render = (document: unknown): string =>
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

/** A document of an editor in which some fields have an unexpected value. */
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
    changes.reduce((changed, [path, value]) => replaceAt(changed, path, value), document as unknown),
  );

/** Replaces the value at a path. Each number of the path chooses one of the existing keys. */
function replaceAt(document: unknown, [choice, ...rest]: readonly number[], value: unknown): unknown {
  if (choice === undefined || typeof document !== 'object' || document === null) return value;
  const keys = Object.keys(document);
  const key = keys[choice % Math.max(1, keys.length)];
  if (key === undefined) return value;
  const inner = replaceAt((document as Record<string, unknown>)[key], rest, value);
  return Array.isArray(document) ? document.with(Number(key), inner) : { ...document, [key]: inner };
}

test('any JSON document is rendered harmlessly or dropped', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (document) => expectHarmless(render(document))),
    { numRuns: 50 * runs },
  );
});

test('a document with wrong values is rendered harmlessly, and its neighbour is always shown', () => {
  fc.assert(
    fc.property(mutated, (document) => {
      const markup = render([document, aTextCard({ heading: 'Beside it' })]);
      expectHarmless(markup);
      expect(markup).toContain('Beside it');
    }),
    { numRuns: 200 * runs },
  );
});

test.each(xssVectors.map((vector) => [vector]))('the attack %s is shown as text or left out', (vector) => {
  expectHarmless(render(hostileDocument(vector)));
});

test('components with the same id are all shown', () => {
  const card = aTextCard({ componentId: 'same', elementId: null });

  expect(render([card, card, card]).match(/Delivery Pass/g)).toHaveLength(3);
});
