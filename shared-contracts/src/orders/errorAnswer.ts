import * as z from 'zod/mini';
import { orNull } from '../reading/orNull.ts';
import { textSchema } from '../reading/text.ts';

/**
 * Body of an answer with a 4xx or 5xx status. Missing or unreadable fields are `null`
 * (behaviour/services#failure-kinds).
 */
export interface ErrorAnswer {
  /** Such as `ORDER_ORCHESTRATION_042`. */
  code: string | null;
  message: string | null;
}

const rawSchema = z.object({
  code: orNull(textSchema),
  message: orNull(z.string()),
  errors: orNull(z.array(z.unknown())),
  failures: orNull(z.array(z.unknown())),
});

/** Reads any error answer and never throws. The code is `code`, else `errors[0].code`, else `failures[0].type`. */
export const errorAnswerSchema = z.pipe(
  z.catch(z.nullable(rawSchema), null),
  z.transform(
    (answer): ErrorAnswer => ({
      code: answer?.code ?? textIn(answer?.errors, 'code') ?? textIn(answer?.failures, 'type'),
      message: answer?.message ?? textIn(answer?.errors, 'message') ?? textIn(answer?.failures, 'message'),
    }),
  ),
);

function textIn(list: unknown[] | null | undefined, field: 'code' | 'type' | 'message'): string | null {
  const reading = z.safeParse(z.object({ [field]: textSchema }), list?.[0]);
  return reading.data?.[field] ?? null;
}
