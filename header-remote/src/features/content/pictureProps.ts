import type { Picture } from '@grocer/shared-contracts';
import type { ComponentProps } from 'react';
import type { Image } from '../../ui/image/Image.tsx';
import { imageSources } from '../../ui/image/imageSources.ts';

type ImageProps = Omit<ComponentProps<typeof Image>, 'sizes' | 'className'>;

/** Positions 0 to 10 load eagerly, later ones lazily. */
const lastEager = 10;

/** Size of a picture without one: that of most pictures (behaviour/content#picture-size). */
const defaultSize = { width: 800, height: 600 };

/** Props for a picture of the content service; undefined if it has no address (behaviour/content#picture-sources). */
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
