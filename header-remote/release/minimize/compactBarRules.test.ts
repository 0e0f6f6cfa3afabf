import { describe, expect, test } from 'vitest';
import withoutCompactBar, { collectCompactBar } from './compactBarRules.ts';

const split = (css: string, resourcePath = 'Logo.module.css') =>
  withoutCompactBar.call({ resourcePath }, css).replaceAll(/\s+/g, ' ');

describe('the rules of the compact bar', () => {
  test('are taken out of the sheets of the first load, also inside other rules', () => {
    const css =
      '.logo{color:red;[data-grocer-bar] &{color:blue}@media print{color:black;[data-grocer-bar] &{color:green}}}';

    expect(split(css)).toMatch(/color: red/);
    expect(split(css)).toMatch(/@media print \{ \.logo \{ color: (#000|black)/);
    expect(split(css)).not.toMatch(/data-grocer-bar|blue|green/);
  });

  test('leave other sheets as they are', () => {
    const css = '.logo{color:red}';

    expect(split(css)).toBe(css);
    expect(split('[data-grocer-bar]{top:0}', 'compactBar.css')).toBe('[data-grocer-bar]{top:0}');
  });

  test('must not share a rule with other selectors, which would be drawn too late', () => {
    expect(() => split('.a,[data-grocer-bar] .a{color:red}')).toThrow('a rule of their own');
  });

  test('are collected with the class names of the build, each of them for the bar', () => {
    const css = collectCompactBar();

    expect(css).toMatch(/\[data-grocer-bar\] \.g[0-9a-f]{4}\w{3}:not\(#host#host\)/);
    expect(css).not.toMatch(/\.(header|bar|rows|logo)\b/);
    for (const selector of css.match(/^[^@\s}][^{}]*(?=\{)/gm) ?? [])
      expect(selector).toContain('data-grocer-bar');
  });
});
