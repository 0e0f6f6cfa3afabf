import type { RichTextAttributes } from '@grocer/shared-contracts';
import { expect, test } from 'vitest';
import { attributes } from './testing/spans.ts';
import { textClasses } from './textClasses.ts';

const look = (overrides: Partial<RichTextAttributes>) => textClasses(attributes(overrides));

test.each([
  [{ color: '#A8281F' }, 'offer'],
  [{ color: 'green' }, 'green'],
  [{ textAlign: 'center' }, 'centre'],
  [{ textAlign: 'right' }, 'end'],
  [{ marginLeft: '40px' }, 'indent2'],
  [{ marginLeft: '9999' }, 'indent4'],
  [{ fontSize: '17px' }, 'size16'],
  [{ fontSize: '1.5rem' }, 'size24'],
  [{ fontSize: 'x-large' }, 'size24'],
  [{ fontSize: '400' }, 'size28'],
  [{ fontWeight: '700' }, 'bold'],
  [{ fontWeight: '600' }, 'semibold'],
  [{ fontWeight: 'normal' }, 'regular'],
  [{ font: 'Georgia, serif' }, 'serif'],
] as const)('%j gives the style "%s"', (overrides, name) => {
  expect(look(overrides)).toEqual([name]);
});

test.each([
  { color: 'url(javascript:alert(1))' },
  { color: 'expression(alert(1))' },
  { textAlign: 'left; background: url(//evil.example)' },
  { marginLeft: '-40px' },
  { fontSize: '0' },
  { fontSize: '1e9px' },
  { fontWeight: '650; color: red' },
  { font: 'Comic Sans' },
  { color: 'constructor' },
  { color: '__proto__' },
])('%j is ignored', (overrides) => {
  expect(look(overrides)).toEqual([]);
});

test('all attributes can be combined', () => {
  const place = { textAlign: 'end', marginLeft: '20' };
  const letters = { color: 'red', fontSize: '20', fontWeight: '400', font: 'Courier' };

  const classes = ['offer', 'end', 'indent1', 'size20', 'regular', 'mono'];
  expect(look({ ...place, ...letters })).toEqual(classes);
});
