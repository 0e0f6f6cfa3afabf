import * as z from 'zod/mini';
import { decorativeFlag, decorativeList, decorativeObject } from '../reading/decorative.ts';
import { oneOf } from '../reading/oneOf.ts';
import { orNull } from '../reading/orNull.ts';
import { textSchema } from '../reading/text.ts';
import { badgeSchema } from './badge.ts';
import { contentProductSchema } from './contentProduct.ts';
import { pictureSchema } from './picture.ts';
import { textAreaSchema } from './textArea.ts';

const brandIconSchema = z.object({
  /** The icon is shown only if this is true and there is an image. */
  display: decorativeFlag(false),
  image: pictureSchema,
  position: oneOf(['floated'], 'pinned'),
});

const loyaltyCardIconSchema = z.object({
  /** Discount with the loyalty card, such as `£2`. */
  additionalReduction: textSchema,
  supercharged: decorativeFlag(false),
});

const iconsSchema = z.object({
  /** Text of the roundel, such as `save ⅓`. */
  offerRoundel: badgeSchema,
  messageIcon: decorativeObject(z.object({ message: oneOf(['New', 'Try'], 'none') })),
  brandIcon: orNull(brandIconSchema),
  loyaltyCardIcon: orNull(loyaltyCardIconSchema),
});

const imageSchema = z.object({ portraitImage: pictureSchema, landscapeImage: pictureSchema });

/** The fields of a trading cell. */
export const tradingCellFields = {
  /** How many of four columns the cell spans from 992 px on. */
  defaultNumOfCells: oneOf(['twoCells', 'threeCells', 'fourCells'], 'oneCell'),
  image: decorativeObject(imageSchema),
  textArea: decorativeObject(textAreaSchema),
  icons: decorativeObject(iconsSchema),
  products: decorativeList(contentProductSchema),
};
