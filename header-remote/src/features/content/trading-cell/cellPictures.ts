import type { ContentOf } from '@grocer/shared-contracts';
import { pictureProps } from '../pictureProps.ts';

/** The pictures of a cell by their shape, and the one that is shown; undefined without an address. */
export function cellPictures(
  { landscapeImage, portraitImage }: ContentOf<'trading-cell'>['image'],
  options: Parameters<typeof pictureProps>[1],
) {
  const portrait = pictureProps(portraitImage, options);
  return { picture: pictureProps(landscapeImage, options) ?? portrait, portrait };
}
