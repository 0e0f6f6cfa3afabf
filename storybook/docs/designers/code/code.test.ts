import { describe, expect, test } from 'vitest';
import { colourPairs, contrast, measure, pairsInRules } from './colourPairs.ts';
import { breakpoints, groups, motions, partName, pixelsOf, readRules, tokens } from './styleSheets.ts';
import { tokenUses } from './tokenUses.ts';

test('rules are read with the selectors and conditions around them', () => {
  const css = '/* a */ .a { color: red; &:hover { color: blue; } @media (x) { .b { top: 0 } } margin: 1px }';

  expect(readRules(css)).toEqual([
    { context: ['.a', '&:hover'], declarations: [['color', 'blue']] },
    { context: ['.a', '@media (x)', '.b'], declarations: [['top', '0']] },
    {
      context: ['.a'],
      declarations: [
        ['color', 'red'],
        ['margin', '1px'],
      ],
    },
  ]);
});

describe('tokens', () => {
  test('every token is on exactly one page', () => {
    expect(tokens.length).toBeGreaterThan(60);
    for (const { name } of tokens)
      expect([name, Object.values(groups).filter((group) => group.test(name)).length]).toEqual([name, 1]);
  });

  test('spaces are in pixels of the design', () => {
    const space = tokens.find(({ name }) => name === '--space-24');
    expect(pixelsOf(space?.value ?? '')).toBe(24);
  });

  test('every colour and size that has a use is a token', () => {
    const names = tokens.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(tokenUses)));
  });

  test('a token knows where it is used', () => {
    expect(tokens.find(({ name }) => name === '--green-900')?.usedIn).toContain('features/amend-bar');
  });
});

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
    // The colours of a scrim and of an editor's band are not the background of text.
    const others = [...pairsInRules].filter((pair) => !/ on (scrim|band)$/.test(pair));
    expect(listed).toEqual(expect.arrayContaining(others));
  });
});

describe('motion', () => {
  const resolve = (token: string) => tokens.find(({ name }) => name === token)?.value ?? '';
  /** Duration plus delay of each part of a transition or an animation. Milliseconds. */
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
  expect(breakpoints.map(({ width }) => width)).toEqual([544, 768, 992, 1200, 1280, 1440]);
});
