import { groups, tokensOf } from './styleSheets.ts';

export type DesignToken = ReturnType<typeof readToken>;

/** Values that a browser computes, which are not design tokens. */
export const leftOut = ['--grocer-u', '--px', '--room'];

/** All other tokens, by group and name, in the Design Tokens Community Group's format 2025.10. */
export function designTokens(): Record<string, Record<string, DesignToken>> {
  const names = Object.keys(groups) as (keyof typeof groups)[];
  const tokensIn = (group: keyof typeof groups) =>
    tokensOf(group)
      .filter(({ name }) => !leftOut.includes(name))
      .map(({ name, value, use }) => [name.slice(2), { ...readToken(value), $description: use }]);
  return Object.fromEntries(names.map((group) => [group, Object.fromEntries(tokensIn(group))]));
}

/** Converts a CSS value. Pixels are for a text size of 16 px. Letter spacing has no unit: the format has no em. */
export function readToken(css: string) {
  const text = inPixels(css);
  const [first = '', second = '', third = '', fourth = ''] = text.split(' ');
  if (/^(#|rgb)/.test(text)) return { $type: 'color', $value: colourOf(text) } as const;
  if (/^\d+px$/.test(text)) return { $type: 'dimension', $value: length(text) } as const;
  if (/^-?[\d.]+(em)?$/.test(text)) return { $type: 'number', $value: Number.parseFloat(text) } as const;
  if (/^\d+ms$/.test(text))
    return { $type: 'duration', $value: { value: Number.parseFloat(text), unit: 'ms' } } as const;
  if (text.startsWith('cubic-bezier'))
    return { $type: 'cubicBezier', $value: text.slice(13, -1).split(', ').map(Number) } as const;
  if (text.startsWith('"'))
    return { $type: 'fontFamily', $value: text.replaceAll('"', '').split(', ') } as const;
  if (second === 'solid') {
    const color = third.replace(/^var\(--(.+)\)$/, '{colour.$1}');
    return { $type: 'border', $value: { color, width: length(first), style: second } } as const;
  }
  if (first === '0') {
    const lengths = {
      offsetX: length(first),
      offsetY: length(second),
      blur: length(third),
      spread: length('0'),
    };
    return {
      $type: 'shadow',
      $value: { color: colourOf(text.slice(text.indexOf('rgb'))), ...lengths },
    } as const;
  }
  const lineHeight = Number((Number.parseFloat(fourth) / Number.parseFloat(second)).toFixed(4));
  const font = {
    fontFamily: '{base.family}',
    fontWeight: Number(first),
    fontSize: length(second),
    lineHeight,
  };
  return { $type: 'typography', $value: { ...font, letterSpacing: length('0') } } as const;
}

/** Replaces lengths in the header's own unit by px: `650 28px / 34px var(--family)`. */
export const inPixels = (css: string): string => css.replaceAll(/calc\((\S+) \* var\(--px\)\)/g, '$1px');

const length = (text: string) => ({ value: Number.parseFloat(text), unit: 'px' }) as const;

/** Parses `#abc`, `#aabbcc` or `rgb(1 2 3 / 0.4)`. */
export function colourOf(css: string) {
  const digits = css.length === 4 ? css.replaceAll(/\w/g, '$&$&') : css;
  const numbers = css.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  const components = numbers.slice(0, 3).map((level) => Number((level / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, alpha: numbers[3] ?? 1 } as const;
}
