import type { RichTextAttributes } from '@grocer/shared-contracts';

/**
 * How editors may make text look: their values by the class names of `richText.module.css`. No value of theirs ever
 * reaches a style (clarification 143 for class names; colours are the header's own). What is not known says nothing.
 */
export function textLook(attributes: RichTextAttributes): string[] {
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
  ...many('green', 'green', '#17573f', 'var(--green-700)', 'green-700', 'brand'),
  ...many('offer', 'red', '#a8281f', 'offer', 'offer-700'),
  ...many('ink', 'black', '#000', '#000000', '#211f1b', 'ink-900'),
  ...many('quiet', 'grey', 'gray', '#4a463f', 'ink-700', 'ink-500', '#6b655b'),
]);

const aligns: ReadonlyMap<string, string> = new Map([
  ...many('start', 'left', 'start'),
  ...many('centre', 'center', 'centre'),
  ...many('end', 'right', 'end'),
  ...many('justify', 'justify'),
]);

/** Serifs and letters of one width; every other name is the header's own letter. */
const fonts = [
  ['mono', 'mono'],
  ['courier', 'mono'],
  ['georgia', 'serif'],
  ['times', 'serif'],
] as const;

/** Pixels to a step. */
const step = 20;

function indent(value: string): string | undefined {
  const steps = Math.min(4, Math.round((pixels(value) ?? 0) / step));
  return steps > 0 ? `indent${steps}` : undefined;
}

/** The sizes of the header's type (look, Type). */
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
  const asked = sizeWords.get(value) ?? pixels(value);
  if (asked === undefined || asked <= 0) return undefined;
  const nearest = sizes.reduce((best, one) => (Math.abs(one - asked) < Math.abs(best - asked) ? one : best));
  return `size${nearest}`;
}

function weight(value: string): string | undefined {
  if (value === 'bold' || value === 'bolder') return 'bold';
  if (value === 'normal') return 'regular';
  if (!/^[1-9]00$/.test(value)) return undefined;
  if (Number(value) < 500) return 'regular';
  return Number(value) < 700 ? 'semibold' : 'bold';
}

/** `20`, `20px`, `1.25em` and `1.25rem`, in px of the design. */
function pixels(value: string): number | undefined {
  const [, digits, unit] = /^(\d{1,4}(?:\.\d{1,4})?)(px|em|rem|)$/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  return Number(digits) * (unit === 'em' || unit === 'rem' ? 16 : 1);
}

function many(name: string, ...words: readonly string[]): [string, string][] {
  return words.map((one) => [one, name]);
}
