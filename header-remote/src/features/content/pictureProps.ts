import type { Picture } from '@grocer/shared-contracts';
import type { ComponentProps } from 'react';
import type { Image } from '../../ui/image/Image.tsx';
import { imageSources } from '../../ui/image/imageSources.ts';

type ImageProps = Omit<ComponentProps<typeof Image>, 'sizes' | 'className'>;

/** Positions 0 to 10 load at once, the others when they come near (clarification 121). */
const lastEager = 10;

/** Where nobody says how large a picture is: what most are. */
const usual = { width: 800, height: 600 };

/** A picture of the content service, ready to be shown; nothing where it has no address (clarification 132). */
export function pictureProps(
  picture: Picture | null,
  { imagePattern, position }: { imagePattern: string; position: number },
): ImageProps | undefined {
  const sources = picture && imageSources(picture, imagePattern);
  if (!picture || !sources) return undefined;
  return {
    ...sources,
    alt: picture.altText ?? '',
    width: picture.assetMetadataWidth ?? usual.width,
    height: picture.assetMetadataHeight ?? usual.height,
    isLazy: position > lastEager,
  };
}
