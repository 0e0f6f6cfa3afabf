import * as z from 'zod/mini';
import { maybe } from './reading/maybe.ts';

/** Why the shop did not do, or not wholly do, what it was asked (spec §3, Trolley query result). */
export const failureSchema = z.object({ message: maybe(z.string()), type: maybe(z.string()) });

export type Failure = z.infer<typeof failureSchema>;
