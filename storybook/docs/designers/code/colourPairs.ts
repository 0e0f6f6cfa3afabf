import { colourOf } from './designTokens.ts';
import { headerRules, tokens } from './styleSheets.ts';

/** A colour and its background. The required contrast is 4.5 for text, 3 for a meaningful line or icon. */
interface ColourPair {
  front: string;
  ground: string;
  kind: 'text' | 'graphic';
  where: string;
}

const of =
  (kind: ColourPair['kind']) =>
  (front: string, ground: string, where: string): ColourPair => ({ front, ground, kind, where });
const text = of('text');
const graphic = of('graphic');

/** All pairs in the header. A test compares them with the style sheets. */
export const colourPairs: readonly ColourPair[] = [
  text('ink-900', 'white', 'text, headings'),
  text('ink-900', 'sand-50', 'cards, hovered rows'),
  text('ink-900', 'green-50', 'open rows, app banner'),
  text('ink-900', 'green-100', 'pressed rows'),
  text('ink-900', 'notice-50', 'alerts'),
  text('ink-900', 'ad', 'adverts'),
  text('ink-700', 'white', 'secondary text'),
  text('ink-700', 'sand-50', 'top bar'),
  text('ink-500', 'white', 'captions, placeholder, disabled text'),
  text('ink-500', 'sand-100', 'disabled buttons and fields'),
  text('green-700', 'white', 'links, secondary buttons'),
  text('green-700', 'sand-50', 'links in the top bar and in cards'),
  text('green-700', 'green-50', 'open and pressed rows, current page'),
  text('green-700', 'green-100', 'pressed secondary buttons'),
  text('green-800', 'white', 'the trolley’s count'),
  text('green-800', 'green-50', 'booked slot'),
  text('green-950', 'white', 'hovered links'),
  text('white', 'green-700', 'primary buttons, trolley'),
  text('white', 'green-800', 'hovered primary buttons'),
  text('white', 'green-950', 'pressed primary buttons'),
  text('white', 'green-900', 'amend bar'),
  text('green-100', 'green-700', '“Total” in the trolley'),
  text('white', 'ink-900', 'tooltips'),
  text('offer-700', 'white', 'Offers, offer prices, the text of an error'),
  text('offer-900', 'white', 'hovered offers'),
  text('white', 'offer-700', 'roundels, red cards, loyalty chip'),
  graphic('sand-400', 'white', 'borders of fields and neutral controls'),
  graphic('green-300', 'green-900', 'outlines in the amend bar'),
  graphic('notice-700', 'notice-50', 'icons of alerts'),
  graphic('green-700', 'white', 'selected lines, spinner'),
  graphic('ink-900', 'white', 'focus ring'),
  graphic('white', 'green-900', 'focus ring in the amend bar'),
];

const enough = { text: 4.5, graphic: 3 };

/** Adds the pair's colour values, its contrast ratio, and whether that meets WCAG 2.2 AA. */
export function measure(pair: ColourPair) {
  const hexOf = (name: string) => tokens.find((token) => token.name === `--${name}`)?.value ?? '';
  const [front, ground] = [hexOf(pair.front), hexOf(pair.ground)];
  const ratio = contrast(front, ground);
  return {
    ...pair,
    hex: { front, ground },
    ratio,
    needed: enough[pair.kind],
    holds: ratio >= enough[pair.kind],
  };
}

/** WCAG 2 contrast ratio of two colours, `#abc` or `#aabbcc`. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = colourOf(colour).components.map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (value: number): number =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Text and background colours in one rule, such as `white on green-700`. Without forced colours. */
export const pairsInRules = new Set(
  headerRules
    .filter(({ context }) => !context.some((part) => part.includes('forced-colors')))
    .flatMap(({ declarations }) => {
      const tokenOf = (property: RegExp) =>
        declarations
          .filter(([name]) => property.test(name))
          .map(([, value]) => /var\(--([a-z]+(?:-\d+)?)\)/.exec(value)?.[1])
          .at(-1);
      const [front, ground] = [tokenOf(/^color$/), tokenOf(/^background(-color)?$/)];
      return front && ground ? [`${front} on ${ground}`] : [];
    }),
);
