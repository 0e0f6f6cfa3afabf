import type { Picture } from '@grocer/shared-contracts';
import type { ComponentProps } from 'react';
import type { Image, ImageSources } from '../../ui/image/Image.tsx';

type ImageProps = Omit<ComponentProps<typeof Image>, 'sizes' | 'className'>;

/** The widths in which pictures are offered. */
export const imageWidths = [160, 320, 544, 768, 992, 1200, 1500, 1800, 2400] as const;

/** Positions 0 to 10 load eagerly, later ones lazily. */
const lastEager = 10;

/** Size for pictures without one: that of most pictures (behaviour/content#picture-size). */
const defaultSize = { width: 800, height: 600 };

/** Props for a picture of the content service; undefined if it has no address that may be shown. */
export function pictureProps(
  picture: Picture | null,
  { imagePattern, position }: { imagePattern: string; position: number },
): ImageProps | undefined {
  const sources = picture && imageSources(picture, imagePattern);
  if (!picture || !sources) return undefined;
  return {
    ...sources,
    alt: picture.altText ?? '',
    width: picture.assetMetadataWidth ?? defaultSize.width,
    height: picture.assetMetadataHeight ?? defaultSize.height,
    isLazy: position > lastEager,
  };
}

const usualQuality = 'highQuality95';

/**
 * Returns a picture's addresses by width; undefined if it has none that may be shown.
 *
 * @param pattern template of image URLs, such as `{src}?width={width}&quality=highQuality95`
 */
function imageSources({ src, dynamicImages }: Picture, pattern: string): ImageSources | undefined {
  const byWidth = dynamicImages[usualQuality] ?? Object.values(dynamicImages)[0] ?? {};
  const dynamic = imageWidths.flatMap((width): [number, string][] => {
    const address = byWidth[width];
    return address !== undefined && isShowable(address) ? [[width, address]] : [];
  });
  if (dynamic.length > 0) return sourcesOf(dynamic);
  if (src === null || !isShowable(src)) return undefined;
  return sourcesOf(imageWidths.map((width) => [width, addressAt(width, src, pattern)]));
}

/** Builds the sources. `src` is the middle width, for browsers without `srcset`. */
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

/** Whether the address is an http(s) URL or relative to the page. Refuses `javascript:`, `data:` and other schemes. */
const isShowable = (address: string): boolean =>
  /^https?:\/\//i.test(address.trim()) || !/^[^/?#]*:/.test(address.trim());
