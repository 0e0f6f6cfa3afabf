import type { ContentOf } from '@grocer/shared-contracts';
import { advertTarget } from '../adverts/advertTarget.ts';
import type { ContentConfig } from '../contentConfig.ts';
import { pictureProps } from '../pictureProps.ts';
import { cellPictures } from './CellPicture.tsx';

type Cell = Pick<ContentOf<'trading-cell'>, 'image' | 'textArea' | 'icons' | 'products' | 'linkPath'>;

type Config = Pick<ContentConfig, 'imagePattern' | 'contentLink' | 'buylist'>;

/** Whether a cell has no picture, no text and no link (behaviour/content#empty-cell). */
export const isEmptyCell = (cell: Cell, config: Config): boolean =>
  !hasPicture(cell, config) && !hasText(cell) && !hasLink(cell, config);

function hasPicture({ image, icons: { brandIcon } }: Cell, { imagePattern }: Config): boolean {
  const options = { imagePattern, position: 0 };
  const brand = brandIcon?.display ? pictureProps(brandIcon.image, options) : undefined;
  return (cellPictures(image, options).picture ?? brand) !== undefined;
}

function hasText({ textArea, icons }: Cell): boolean {
  const { supportingTitle, offerHeading, heading, subheading, displayDisclaimer, disclaimer } = textArea;
  const { messageIcon, offerRoundel, loyaltyCardIcon } = icons;
  const texts = [supportingTitle, offerHeading, heading, subheading, displayDisclaimer && disclaimer];
  return (
    messageIcon.message !== 'none' || [...texts, offerRoundel, loyaltyCardIcon].some((text) => Boolean(text))
  );
}

function hasLink({ textArea, products, linkPath }: Cell, { contentLink, buylist }: Config): boolean {
  const isCovered = Boolean(linkPath) && contentLink(linkPath ?? '') !== null;
  return isCovered || Boolean(textArea.link ?? advertTarget(null, products, buylist));
}
