import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { createClassNames } from '../createClassNames.ts';
import { lightningCss } from './lightningCss.ts';

/** The header has this attribute while it is the compact bar. */
const attribute = 'data-grocer-bar';

const source = path.join(import.meta.dirname, '../../src');

/**
 * webpack loader for CSS modules. It takes the rules of the compact bar out of a sheet: they load with the bar's code, at
 * the first scroll. That saves 0.3 KB until the header is interactive, and in each page that a server renders.
 */
export default function withoutCompactBar(this: { resourcePath: string }, css: string): string {
  const isModule = this.resourcePath.endsWith('.module.css');
  if (!isModule || !css.includes(attribute)) return css;
  const others = filterRules(css, (isOfBar) => !isOfBar);
  // Components use the names of classes that have rules in the bar only.
  const names = [...classNamesIn(css)].filter((name) => !classNamesIn(others).has(name));
  return `${others}\n${names.map((name) => `.${name} {}`).join('\n')}`;
}

const classNamesIn = (css: string): Set<string> =>
  new Set(Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name));

/** The rules of the compact bar of all sheets, with the class names that the builds give to them. */
export function collectCompactBar(): string {
  const nameOf = createClassNames(source);
  return globSync('**/*.module.css', { cwd: source })
    .sort()
    .map((file) => {
      const resourcePath = path.join(source, file);
      const css = readFileSync(resourcePath, 'utf8');
      if (!css.includes(attribute)) return '';
      return filterRules(css, (isOfBar) => isOfBar).replace(/\.([a-z_][\w-]*)/gi, (selector, name: string) =>
        nameOf({ resourcePath }, '', name) ? `.${nameOf({ resourcePath }, '', name)}` : selector,
      );
    })
    .join('\n');
}

/** Spells nested rules out, then keeps those for which `keeps` is true. */
function filterRules(css: string, keeps: (isOfBar: boolean) => boolean): string {
  const flat = transform({ ...lightningCss, filename: 'flat.css', code: Buffer.from(css) });
  const filtered = transform({
    filename: 'filtered.css',
    code: flat.code,
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          const ofBar = selectors.filter((selector) =>
            selector.some((part) => part.type === 'attribute' && part.name === attribute),
          );
          if (ofBar.length > 0 && ofBar.length < selectors.length)
            throw new Error(`write the selectors of the compact bar as a rule of their own, not in: ${css}`);
          return keeps(ofBar.length > 0) ? undefined : [];
        },
        // An animation belongs to its sheet.
        keyframes: () => (keeps(false) ? undefined : []),
      },
    },
  });
  return String(filtered.code);
}
