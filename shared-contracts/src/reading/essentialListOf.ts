import * as z from 'zod/mini';
import { readItems } from './listOf.ts';

/**
 * The list that a document is about. Unreadable items are dropped, but the list must be there, and where it has items
 * at least one must be readable: showing nothing in place of all of them would be a lie.
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
