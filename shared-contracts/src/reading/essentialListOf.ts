import * as z from 'zod/mini';
import { readItems } from './listOf.ts';

/**
 * The main list of a document (behaviour/contract#lists). Unreadable items are dropped. The list is required, and if it
 * has items, at least one must be readable: an empty result would wrongly say that there is nothing.
 */
export const essentialListOf = <Schema extends z.ZodMiniType>(item: Schema) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list, context) => {
      const items = readItems(item, list);
      if (items.length > 0 || list.length === 0) return items;
      for (const issue of z.safeParse(item, list[0]).error?.issues ?? []) {
        context.issues.push({ ...issue, path: [0, ...issue.path], input: list[0] } as z.core.$ZodRawIssue);
      }
      return z.NEVER;
    }),
  );
