import * as z from 'zod/mini';
import { maybe } from '../reading/maybe.ts';

/** Why a trolley request failed, or succeeded only in part. */
export const failureSchema = z.object({ message: maybe(z.string()), type: maybe(z.string()) });

export type Failure = z.infer<typeof failureSchema>;
