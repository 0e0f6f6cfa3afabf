import pairs from './colourPairs.json' with { type: 'json' };
import { colourOf } from './designTokens.ts';
import { headerRules, tokens } from './styleSheets.ts';

/** A colour and its background. The required contrast is 4.5 for text, 3 for a meaningful line or icon. */
interface ColourPair {
  front: string;
  ground: string;
  kind: 'text' | 'graphic';
  where: string;
}

/** All pairs in the header. A test compares them with the style sheets. */
export const colourPairs = pairs as readonly ColourPair[];

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
