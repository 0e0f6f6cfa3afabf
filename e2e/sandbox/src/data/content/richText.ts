import { type Component, component } from './component.ts';

type Span = { type: string; text?: string; [field: string]: unknown };
export type Block = { type: string; [field: string]: unknown };

export const text = (words: string, ...marks: readonly string[]): Span => ({
  type: 'text',
  text: words,
  marks,
});

export const linkTo = (href: string, words: string): Span => ({
  type: 'link',
  attributes: { href, target: null, title: words },
  children: [text(words)],
});

export const heading = (words: string): Block => block('heading', { level: 2, children: [text(words)] });

export const paragraph = (...children: readonly Span[]): Block => block('paragraph', { children });

export const bullet = (...children: readonly Span[]): Block =>
  block('paragraph', { listItem: 'bullet', level: 1, children });

export const richText = (id: string, blocks: readonly Block[]): Component =>
  component('rich-text', id, { blocks });

const block = (type: string, own: Record<string, unknown>): Block => ({
  type,
  marks: [],
  markDefs: [],
  listItem: null,
  attributes: {},
  ...own,
});
