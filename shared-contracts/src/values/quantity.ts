import * as z from 'zod/mini';
import { oneOf } from '../reading/oneOf.ts';

/** Unit of measure: C62 = each, KGM = kilogram, GRM = gram, LBR = pound. Any other unit reads as UNKNOWN. */
export const unitOfMeasureSchema = oneOf(['C62', 'KGM', 'GRM', 'LBR'], 'UNKNOWN');

export type UnitOfMeasure = z.infer<typeof unitOfMeasureSchema>;

/** An amount in a unit of measure. */
export const quantitySchema = z.object({ amount: z.number(), uom: unitOfMeasureSchema });

export type Quantity = z.infer<typeof quantitySchema>;
