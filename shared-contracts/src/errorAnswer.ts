import * as z from 'zod/mini';
import { orNull } from './reading/orNull.ts';
import { textSchema } from './reading/text.ts';

/** What a service says with a 4xx or 5xx status: a code, or nothing that could be read. */
export interface ErrorAnswer {
  /** As `ORDER_ORCHESTRATION_042`. */
  code: string | null;
  message: string | null;
}

const rawSchema = z.object({
  code: orNull(textSchema),
  message: orNull(z.string()),
  errors: orNull(z.array(z.unknown())),
  failures: orNull(z.array(z.unknown())),
});

/**
 * Reads an error answer, whatever it is (wire: an error answer may be anything at all). The code stands in `code`, else
 * in `errors[0].code`, else in `failures[0].type` (clarification 100). Never refuses.
 */
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
