import { retryUntilDone } from '@grocer/shared-contracts/host/shared';

/** The family name of the header's fonts (ui/root/fonts.css). */
const family = 'Grocer Sans';

/**
 * Reloads the header's font files that failed to load or are broken. CSS has no integrity check for fonts, so browsers
 * may have cached a broken file for a year. Therefore the file is requested with a new query string
 * (behaviour/loading#broken-font).
 *
 * @returns the function that stops it
 */
export function healFonts(): () => void {
  // Some test environments and browsers lack the API.
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

/** Finds the file's URL in the header's style sheet, because a `FontFace` does not expose it. */
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
    // Another origin's style sheet cannot be read.
    return [];
  }
}

const unquote = (name: string): string => name.replaceAll(/["']/g, '');
