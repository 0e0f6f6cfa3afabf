import * as z from 'zod/mini';
import { decorativeList, decorativeObject, decorativeText, orNull } from '../reading/fields.ts';

/**
 * Maximum depth of nested blocks; deeper ones are not read. Real rich text is less deep: the limit is for
 * hostile documents.
 */
const maxDepth = 8;

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

/** Style and link target of a block or mark. Resolve `href` with `routes.contentLink(href)`. */
export type RichTextAttributes = z.infer<typeof attributesSchema>;

/** Definition of a mark with data, such as a link. Spans refer to it in `marks` by its key. */
const markDefSchema = z.pipe(
  z.object({
    key: z.optional(z.string()),
    _key: z.optional(z.string()),
    type: decorativeText,
    _type: decorativeText,
    href: decorativeText,
    attributes: decorativeObject(attributesSchema),
  }),
  z.transform(({ key, _key, type, _type, href, attributes }) => ({
    key: key ?? _key ?? '',
    type: type ?? _type,
    attributes: { ...attributes, href: attributes.href ?? href },
  })),
);

export type RichTextMarkDef = z.infer<typeof markDefSchema>;

const blockFieldsSchema = z.object({
  type: decorativeText,
  _type: decorativeText,
  text: decorativeText,
  marks: decorativeList(z.string()),
  attributes: decorativeObject(attributesSchema),
  markDefs: decorativeList(markDefSchema),
  listItem: decorativeText,
  level: orNull(z.number()),
  children: z.nullish(z.array(z.unknown())),
});

/** A paragraph, heading, list item or span of rich text. */
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
    blockFieldsSchema,
    z.transform(({ _type, type, children, ...fields }, context): RichTextBlock => {
      const nested = level < maxDepth ? readAll(blockAt(level + 1), children ?? []) : [];
      if (!nested) context.issues.push({ code: 'custom', message: 'readable children', input: children });
      return { ...fields, type: type ?? _type, children: nested ?? [] };
    }),
  );

/** Reads a list whose items must all be readable; `null` if one is not. */
function readAll<Item>(item: z.ZodMiniType<Item>, list: readonly unknown[]): Item[] | null {
  const reading = z.safeParse(z.array(item), list);
  return reading.success ? reading.data : null;
}

/** Reads rich text. If any block is unreadable, the whole text reads as empty. */
export const richTextSchema = z.transform(
  (blocks: unknown): RichTextBlock[] => (Array.isArray(blocks) && readAll(blockAt(1), blocks)) || [],
);
