import * as z from 'zod/mini';
import { decorativeList, decorativePart, decorativeText } from '../reading/decoration.ts';
import { orNull } from '../reading/orNull.ts';

/** Rich text nests spans in blocks in lists; deeper than this nobody writes, and deeper than that nothing is read. */
const DEEPEST = 8;

const attributesSchema = z.object({
  color: decorativeText,
  textAlign: decorativeText,
  marginLeft: decorativeText,
  fontSize: decorativeText,
  fontWeight: decorativeText,
  font: decorativeText,
  href: decorativeText,
  target: decorativeText,
  title: decorativeText,
});

/** How a block or a mark looks and where it leads (spec §3, Rich text block). `href` by clarification 13. */
export type RichTextAttributes = z.infer<typeof attributesSchema>;

/** A mark that is more than a word, as a link: named in `marks` by its key. */
const markDefSchema = z.pipe(
  z.object({
    key: z.optional(z.string()),
    _key: z.optional(z.string()),
    type: decorativeText,
    _type: decorativeText,
    href: decorativeText,
    attributes: decorativePart(attributesSchema),
  }),
  z.transform(({ key, _key, type, _type, href, attributes }) => ({
    key: key ?? _key ?? '',
    type: type ?? _type,
    attributes: { ...attributes, href: attributes.href ?? href },
  })),
);

export type RichTextMarkDef = z.infer<typeof markDefSchema>;

const ownFieldsSchema = z.object({
  type: decorativeText,
  _type: decorativeText,
  text: decorativeText,
  marks: decorativeList(z.string()),
  attributes: decorativePart(attributesSchema),
  markDefs: decorativeList(markDefSchema),
  listItem: decorativeText,
  level: orNull(z.number()),
  children: z.nullish(z.array(z.unknown())),
});

/** A paragraph, heading, list item or span of rich text (spec §3, Rich text block). */
export interface RichTextBlock {
  type: string | null;
  text: string | null;
  marks: string[];
  attributes: RichTextAttributes;
  children: RichTextBlock[];
  markDefs: RichTextMarkDef[];
  listItem: string | null;
  level: number | null;
}

const blockAt = (level: number): z.ZodMiniType<RichTextBlock> =>
  z.pipe(
    ownFieldsSchema,
    z.transform(({ _type, type, children, ...own }, context): RichTextBlock => {
      const nested = level < DEEPEST ? readAll(blockAt(level + 1), children ?? []) : [];
      if (!nested) context.issues.push({ code: 'custom', message: 'readable children', input: children });
      return { ...own, type: type ?? _type, children: nested ?? [] };
    }),
  );

/** All of a list, or nothing at all. */
function readAll<Item>(item: z.ZodMiniType<Item>, list: readonly unknown[]): Item[] | null {
  const reading = z.safeParse(z.array(item), list);
  return reading.success ? reading.data : null;
}

/** Rich text: one block that cannot be read, and the whole set reads as empty (spec §8). */
export const richTextSchema = z.transform(
  (blocks: unknown): RichTextBlock[] => (Array.isArray(blocks) && readAll(blockAt(1), blocks)) || [],
);
