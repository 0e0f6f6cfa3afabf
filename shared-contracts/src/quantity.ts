import * as z from 'zod/mini';
import { oneOf } from './reading/oneOf.ts';

/** Units of measure (spec §3): C62 = each, KGM = kilogram, GRM = gram, LBR = pound. A new unit reads as UNKNOWN. */
export const unitOfMeasureSchema = oneOf(['C62', 'KGM', 'GRM', 'LBR'], 'UNKNOWN');

export type UnitOfMeasure = z.infer<typeof unitOfMeasureSchema>;

/** So many of a unit (spec §3). */
export const quantitySchema = z.object({ amount: z.number(), uom: unitOfMeasureSchema });

export type Quantity = z.infer<typeof quantitySchema>;
