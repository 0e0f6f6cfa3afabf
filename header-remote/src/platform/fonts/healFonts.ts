import { retryUntilDone } from '@grocer/shared-contracts/host/shared';

/** The family of the header's own faces (ui/root/fonts.css). */
const family = 'Grocer Sans';

/**
 * Loads files of the header's font again that failed to load or are broken. A font's address has no hash, and
 * browsers cache a broken file for a year, so the file is requested with a new query, which no cache has
 * (behaviour/loading#broken-font).
 *
 * @returns the function that stops it
 */
export function healFonts(): () => void {
  // A host may run in a browser or a test without the API.
  const fonts: FontFaceSet | undefined = document.fonts;
  if (!fonts) return () => {};
  const stops = new Map<string, () => void>();
  const heal = () => {
    for (const face of fonts) {
      if (face.status !== 'error' || unquote(face.family) !== family || stops.has(face.unicodeRange))
        continue;
      const address = findAddress(face.unicodeRange);
      if (address)
        stops.set(
          face.unicodeRange,
          retryUntilDone(() => loadAgain(face, address)),
        );
    }
  };
  heal();
  fonts.addEventListener('loadingerror', heal);
  return () => {
    fonts.removeEventListener('loadingerror', heal);
    for (const stop of stops.values()) stop();
  };
}

async function loadAgain({ weight, unicodeRange }: FontFace, address: string): Promise<void> {
  const url = `${address}?retry=${Date.now().toString(36)}`;
  const face = new FontFace(family, `url("${url}") format("woff2")`, {
    weight,
    unicodeRange,
    display: 'swap',
  });
  document.fonts.add(await face.load());
}

/** Finds the address in the header's style sheet, because a `FontFace` does not have it. */
function findAddress(unicodeRange: string): string | undefined {
  for (const sheet of document.styleSheets) {
    const rule = fontFacesIn(sheet).find(
      ({ style }) =>
        unquote(style.getPropertyValue('font-family')) === family &&
        style.getPropertyValue('unicode-range') === unicodeRange,
    );
    const [, address] = /url\("?([^")]+)/.exec(rule?.style.getPropertyValue('src') ?? '') ?? [];
    if (address) return new URL(address, sheet.href ?? document.baseURI).href;
  }
  return undefined;
}

function fontFacesIn(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule =>
      rule.cssText.startsWith('@font-face'),
    );
  } catch {
    // The rules of another origin's sheet may not be read.
    return [];
  }
}

const unquote = (name: string): string => name.replaceAll(/["']/g, '');
