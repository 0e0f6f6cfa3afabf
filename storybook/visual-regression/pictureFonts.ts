import { existsSync } from 'node:fs';

/** Debian's packages of the fonts in `fonts.conf`, and a file of each. */
const fontFiles = {
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
};

/** Packages that this machine lacks. Letters that Figtree does not have, such as Hebrew ones, are drawn in their fonts. */
export const missingFonts = (): string[] =>
  Object.entries(fontFiles).flatMap(([name, file]) => (existsSync(file) ? [] : name));
