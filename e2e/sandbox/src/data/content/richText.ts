import { type Component, component } from './component.ts';

type Span = { words: string; marks: readonly string[]; href?: string };

export const text = (words: string, ...marks: readonly string[]): Span => ({ words, marks });

export const linkTo = (href: string, words: string): Span => ({ words, marks: [], href });

export const heading = (...spans: readonly Span[]) => block('heading', spans, { level: 2 });

export const paragraph = (...spans: readonly Span[]) => block('paragraph', spans);

export const bullet = (...spans: readonly Span[]) =>
  block('paragraph', spans, { listItem: 'bullet', level: 1 });

export type Block = ReturnType<typeof block>;

export const richText = (id: string, blocks: readonly Block[]): Component =>
  component('rich-text', id, { blocks });

/** A block of rich text. A link is an entry of `markDefs`; the span refers to it by its key. */
const block = (
  type: string,
  spans: readonly Span[],
  options: { listItem?: string; level?: number } = {},
) => ({
  type,
  attributes: {},
  listItem: options.listItem ?? null,
  level: options.level ?? null,
  markDefs: spans.flatMap(({ href }, index) =>
    href === undefined ? [] : [{ key: `link${index}`, type: 'link', attributes: { href } }],
  ),
  children: spans.map(({ words, marks, href }, index) => ({
    type: 'span',
    text: words,
    marks: href === undefined ? marks : [...marks, `link${index}`],
  })),
});
