import * as z from 'zod/mini';
import { decorativeFlag, decorativeList, decorativePart } from '../reading/decoration.ts';
import { oneOf } from '../reading/oneOf.ts';
import { orNull } from '../reading/orNull.ts';
import { textSchema } from '../reading/text.ts';
import { badgeSchema } from './badge.ts';
import { contentProductSchema } from './contentProduct.ts';
import { pictureSchema } from './picture.ts';
import { textAreaSchema } from './textArea.ts';

const brandIconSchema = z.object({
  /** A brand icon shows only with this and with a picture (spec §5, Menu and content). */
  display: decorativeFlag(false),
  image: pictureSchema,
  position: oneOf(['floated'], 'pinned'),
});

const loyaltyCardIconSchema = z.object({
  /** What the loyalty card takes off, as `£2` (clarification 120). */
  additionalReduction: textSchema,
  supercharged: decorativeFlag(false),
});

const iconsSchema = z.object({
  /** Text of the roundel, as `save ⅓`. */
  offerRoundel: badgeSchema,
  messageIcon: decorativePart(z.object({ message: oneOf(['New', 'Try'], 'none') })),
  brandIcon: orNull(brandIconSchema),
  loyaltyCardIcon: orNull(loyaltyCardIconSchema),
});

const imageSchema = z.object({ portraitImage: pictureSchema, landscapeImage: pictureSchema });

/** The fields of a trading cell (spec §3, Trading cell). */
export const tradingCellFields = {
  /** How many columns it spans from 992 px on (clarification 133). */
  defaultNumOfCells: oneOf(['twoCells', 'threeCells', 'fourCells'], 'oneCell'),
  image: decorativePart(imageSchema),
  textArea: decorativePart(textAreaSchema),
  icons: decorativePart(iconsSchema),
  products: decorativeList(contentProductSchema),
};
