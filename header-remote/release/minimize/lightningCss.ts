import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Features } from 'lightningcss';

const rootPackage: { browserslist: string[] } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8'),
);

/**
 * Options of Lightning CSS. With the supported browsers as its targets it merges declarations only to what all of
 * them know: Safari ignores `text-decoration: underline 1px`. Unsupported browsers show the header's HTML, and do not
 * know nested rules and ranges (behaviour/browsers#look).
 */
export const lightningCss = {
  targets: Object.fromEntries(rootPackage.browserslist.map(target)),
  include: Features.Nesting | Features.MediaRangeSyntax,
  // The header has one colour scheme.
  exclude: Features.LightDark,
};

/** An entry such as `safari >= 17.4`, with its version in the three lower bytes of a number. */
function target(entry: string): [browser: string, version: number] {
  const [browser = '', , version = ''] = entry.split(' ');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [browser, (major << 16) | (minor << 8)];
}
