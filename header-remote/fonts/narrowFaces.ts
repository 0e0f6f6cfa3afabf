/**
 * webpack loader for style sheets. It copies the `unicode-range` of each `@font-face` into the query of the font's
 * address, so that `narrowFont.ts` can subset the font. The source style sheet stays plain CSS for other tools.
 */
export default function narrowFaces(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, addCharacters);
}

function addCharacters(face: string): string {
  const characters = /unicode-range:\s*([^;]+);/.exec(face)?.[1]?.replace(/\s|U\+/g, '');
  return characters ? face.replace(/\.woff2(?=["')])/, `.woff2?characters=${characters}`) : face;
}
