import { describe, expect, test } from 'vitest';
import { colourPairs, contrast, measure, pairsInRules } from './colourPairs.ts';
import { type DesignToken, designTokens, leftOut } from './designTokens.ts';
import { breakpoints, groups, motions, partName, tokens } from './styleSheets.ts';

describe('tokens', () => {
  test('every token is on exactly one page', () => {
    expect(tokens.length).toBeGreaterThan(60);
    for (const { name } of tokens)
      expect([name, Object.values(groups).filter((group) => group.test(name)).length]).toEqual([name, 1]);
  });

  test('`tokens.json` has every token of the style sheet', async () => {
    const file = `${JSON.stringify(designTokens(), null, 2)}\n`;
    const saved = JSON.parse(file) as ReturnType<typeof designTokens>;
    const written = Object.values(saved).flatMap((group) =>
      Object.entries(group).map(([name, token]) => [`--${name}`, cssOf(token, name)]),
    );
    expect(written.sort()).toEqual(
      tokens
        .filter(({ name }) => !leftOut.includes(name))
        .map(({ name, value }) => [name, value])
        .sort(),
    );
    // To update the file: npx -y pnpm@12 unit -u code.test
    await expect(file).toMatchFileSnapshot('tokens.json');
  });

  test('a token knows where it is used', () => {
    expect(tokens.find(({ name }) => name === '--green-900')?.usedIn).toContain('features/amend-bar');
  });
});

/** Converts a token of `tokens.json` back to CSS. */
function cssOf({ $type, $value }: DesignToken, name: string): string {
  if ($type === 'color') return cssOfColour($value);
  if ($type === 'dimension') return px($value);
  if ($type === 'number') return `${$value}${name.startsWith('tracking') ? 'em' : ''}`;
  if ($type === 'duration') return `${$value.value}${$value.unit}`;
  if ($type === 'cubicBezier') return `cubic-bezier(${$value.join(', ')})`;
  if ($type === 'fontFamily')
    return $value.map((family) => (/ /.test(family) ? `"${family}"` : family)).join(', ');
  if ($type === 'border')
    return `${$value.width.value}px ${$value.style} ${$value.color.replace(/^\{colour\.(.+)\}$/, 'var(--$1)')}`;
  if ($type === 'shadow') return `0 ${px($value.offsetY)} ${px($value.blur)} ${cssOfColour($value.color)}`;
  const line = Math.round($value.fontSize.value * $value.lineHeight);
  return `${$value.fontWeight} ${px($value.fontSize)} / ${px({ value: line })} var(--family)`;
}

const px = ({ value }: { value: number }) => `calc(${value} * var(--px))`;

function cssOfColour({ components, alpha }: { components: number[]; alpha: number }): string {
  const levels = components.map((part) => Math.round(part * 255));
  if (alpha < 1) return `rgb(${levels.join(' ')} / ${alpha})`;
  const hex = levels.map((level) => level.toString(16).padStart(2, '0')).join('');
  return `#${hex.replace(/^(.)\1(.)\2(.)\3$/, '$1$2$3')}`;
}

test('designers read the names of parts, not of folders', () => {
  expect(
    ['features/promotional-content/adverts', 'features/mobile-menu', 'ui/tooltip'].map(partName),
  ).toEqual(['Adverts', 'Slide-out menu', 'Tooltip']);
});

describe('colour pairs', () => {
  test('black on white is 21', () => {
    expect(contrast('#000', '#fff')).toBe(21);
  });

  test.each(colourPairs.map((pair) => measure(pair)))(
    '$front on $ground has enough contrast',
    ({ ratio, needed }) => {
      expect(ratio).toBeGreaterThanOrEqual(needed);
    },
  );

  test('every text and ground that a rule sets together is in the list', () => {
    const listed = colourPairs.map(({ front, ground }) => `${front} on ${ground}`);
    // The colours of a scrim and of an editors' band are not backgrounds of text.
    const others = [...pairsInRules].filter((pair) => !/ on (scrim|band)$/.test(pair));
    expect(listed).toEqual(expect.arrayContaining(others));
  });
});

describe('motion', () => {
  const resolve = (token: string) => tokens.find(({ name }) => name === token)?.value ?? '';
  /** Duration plus delay of each part of a transition or animation. Milliseconds. */
  const timesOf = (value: string) =>
    value
      .replaceAll(/var\((--[\w-]+)\)/g, (_, token) => resolve(token))
      .split(/,(?![^(]*\))/)
      .map((part) => [...part.matchAll(/(\d*\.?\d+)(m?s)\b/g)])
      .map((times) =>
        times.reduce((sum, [, time, unit]) => sum + Number(time) * (unit === 's' ? 1000 : 1), 0),
      );

  test('nothing but the spinner and its pulse lasts longer than a token or 200 ms, 250 ms with its delay', () => {
    const endless = motions.filter(({ value }) => value.includes('infinite'));
    const others = motions.filter(({ value }) => !value.includes('infinite'));

    expect(endless.map(({ folder }) => folder)).toEqual(['ui/spinner', 'ui/spinner']);
    expect(others.length).toBeGreaterThan(20);
    for (const { value } of others) {
      expect(value).toMatch(/var\(--(colour|panel|leave)-time\)|\b(1?\d\d|200)ms/);
      expect(Math.max(...timesOf(value)), value).toBeLessThanOrEqual(250);
    }
  });
});

test('the breakpoints are those of the page Header', () => {
  expect(breakpoints.map(({ width }) => width)).toEqual([288, 544, 768, 992, 1200, 1280, 1440]);
});
