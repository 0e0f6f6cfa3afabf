/** The widths in which pictures are offered. */
export const imageWidths = [160, 320, 544, 768, 992, 1200, 1500, 1800, 2400] as const;

const usualQuality = 'highQuality95';

export interface PictureAddresses {
  src: string | null;
  /** By quality and width: `dynamicImages.highQuality95['320']`. They win over `src`. */
  dynamicImages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface ImageSources {
  src: string;
  srcSet: string;
}

/**
 * The addresses of a picture in every width; undefined if it has none that may be shown.
 *
 * @param pattern how the address of a width is built from `src`: `{src}?width={width}&quality=highQuality95`
 */
export function imageSources(
  { src, dynamicImages }: PictureAddresses,
  pattern: string,
): ImageSources | undefined {
  const byWidth = dynamicImages[usualQuality] ?? Object.values(dynamicImages)[0] ?? {};
  const dynamic = imageWidths.flatMap((width): [number, string][] => {
    const address = byWidth[width];
    return address !== undefined && isShowable(address) ? [[width, address]] : [];
  });
  if (dynamic.length > 0) return sourcesOf(dynamic);
  if (src === null || !isShowable(src)) return undefined;
  return sourcesOf(imageWidths.map((width) => [width, addressAt(width, src, pattern)]));
}

/** `src` is the middle width, for browsers without `srcset`. */
function sourcesOf(addresses: readonly (readonly [number, string])[]): ImageSources | undefined {
  const middle = addresses[Math.floor(addresses.length / 2)];
  if (!middle) return undefined;
  return {
    src: middle[1],
    srcSet: addresses.map(([width, address]) => `${encodeForSrcSet(address)} ${width}w`).join(', '),
  };
}

function addressAt(width: number, src: string, pattern: string): string {
  // A function as replacement, because `$&` in a replacement string has a special meaning.
  const fill = (text: string) => text.replace('{src}', () => src).replace('{width}', String(width));
  return fill(src.includes('?') ? pattern.replace('{src}?', '{src}&') : pattern);
}

/** Encodes spaces and commas, which separate the addresses of a srcset. */
const encodeForSrcSet = (address: string): string =>
  address.trim().replaceAll(' ', '%20').replaceAll(',', '%2C');

/** An http(s) address, or one relative to the page. Refuses `javascript:`, `data:` and other schemes. */
const isShowable = (address: string): boolean =>
  /^https?:\/\//i.test(address.trim()) || !/^[^/?#]*:/.test(address.trim());
