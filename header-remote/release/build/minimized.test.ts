import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { lightningCss } from './minimized.ts';

const minify = (css: string): string =>
  String(transform({ filename: 'a.css', code: Buffer.from(css), minify: true, ...lightningCss }).code);

test('is told the oldest supported browsers', () => {
  expect(lightningCss.targets).toMatchObject({ chrome: 120 << 16, safari: (17 << 16) | (4 << 8) });
});

test('does not merge an underline and its thickness, because Safari would draw neither', () => {
  const css = 'a{text-decoration:underline;text-decoration-thickness:1px}';

  expect(minify(css)).toBe(css);
});
