import type { RichTextAttributes } from '@grocer/shared-contracts';

/**
 * Maps the text attributes of an editor to class names of `richText.module.css`. No value of an editor reaches a class
 * name or a style attribute (behaviour/content#class-names). Unknown values are ignored.
 */
export function textClasses(attributes: RichTextAttributes): string[] {
  const { color, textAlign, marginLeft, fontSize, fontWeight, font } = attributes;
  return [
    colours.get(word(color)),
    aligns.get(word(textAlign)),
    indent(word(marginLeft)),
    size(word(fontSize)),
    weight(word(fontWeight)),
    fonts.find(([name]) => word(font).includes(name))?.[1],
  ].filter((name) => name !== undefined);
}

const word = (value: string | null): string => value?.trim().toLowerCase() ?? '';

const colours: ReadonlyMap<string, string> = new Map([
  ...synonyms('green', 'green', '#17573f', 'var(--green-700)', 'green-700', 'brand'),
  ...synonyms('offer', 'red', '#a8281f', 'offer', 'offer-700'),
  ...synonyms('ink', 'black', '#000', '#000000', '#211f1b', 'ink-900'),
  ...synonyms('quiet', 'grey', 'gray', '#4a463f', 'ink-700', 'ink-500', '#6b655b'),
]);

const aligns: ReadonlyMap<string, string> = new Map([
  ...synonyms('start', 'left', 'start'),
  ...synonyms('centre', 'center', 'centre'),
  ...synonyms('end', 'right', 'end'),
  ...synonyms('justify', 'justify'),
]);

/** Monospaced and serif fonts. Every other name gives the header's own font. */
const fonts = [
  ['mono', 'mono'],
  ['courier', 'mono'],
  ['georgia', 'serif'],
  ['times', 'serif'],
] as const;

/** Pixels of one step of indentation. */
const indentStep = 20;

function indent(value: string): string | undefined {
  const steps = Math.min(4, Math.round((pixels(value) ?? 0) / indentStep));
  return steps > 0 ? `indent${steps}` : undefined;
}

/** The font sizes of the header. */
const sizes = [12, 13, 15, 16, 18, 20, 24, 28];

const sizeWords: ReadonlyMap<string, number> = new Map([
  ['x-small', 12],
  ['small', 13],
  ['medium', 16],
  ['large', 18],
  ['x-large', 24],
  ['xx-large', 28],
]);

function size(value: string): string | undefined {
  const requested = sizeWords.get(value) ?? pixels(value);
  if (requested === undefined || requested <= 0) return undefined;
  const nearest = sizes.reduce((best, candidate) =>
    Math.abs(candidate - requested) < Math.abs(best - requested) ? candidate : best,
  );
  return `size${nearest}`;
}

function weight(value: string): string | undefined {
  if (value === 'bold' || value === 'bolder') return 'bold';
  if (value === 'normal') return 'regular';
  if (!/^[1-9]00$/.test(value)) return undefined;
  if (Number(value) < 500) return 'regular';
  return Number(value) < 700 ? 'semibold' : 'bold';
}

/** Converts `20`, `20px`, `1.25em` or `1.25rem` to px, with 16 px to the em. */
function pixels(value: string): number | undefined {
  const [, digits, unit] = /^(\d{1,4}(?:\.\d{1,4})?)(px|em|rem|)$/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  return Number(digits) * (unit === 'em' || unit === 'rem' ? 16 : 1);
}

function synonyms(name: string, ...words: readonly string[]): [string, string][] {
  return words.map((word) => [word, name]);
}
