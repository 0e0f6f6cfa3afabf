import * as z from 'zod/mini';
import { maybe } from '../reading/maybe.ts';
import { type ContentFragment, contentFragmentSchema } from './contentFragment.ts';

/** A fragment that was requested by its key. With `error` there is nothing to show or to cache. */
export type ExperienceFragment = { error: true; content: null } | { error: false; content: ContentFragment };

/** Reads an experience fragment. An answer without content is an error, whatever its `error` field says. */
export const experienceFragmentSchema = z.pipe(
  z.object({ error: z.optional(z.unknown()), content: maybe(contentFragmentSchema) }),
  z.transform(
    ({ error, content }): ExperienceFragment =>
      error || content === null ? { error: true, content: null } : { error: false, content },
  ),
);
