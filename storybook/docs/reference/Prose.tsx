import { Fragment } from 'react';

const marked = /(`[^`]+`|behaviour\/[a-z-]+#[\w-]+)/;

/** Renders text with `code`. References to rules, such as behaviour/contract#all-optional, become links. */
export const Prose = ({ children }: { children: string }) =>
  children
    .split(marked)
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
    .map((part, index) => <Fragment key={index}>{pieceOf(part)}</Fragment>);

function pieceOf(part: string) {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  const [, page, rule] = /^behaviour\/([a-z-]+)#([\w-]+)$/.exec(part) ?? [];
  if (!page) return part;
  return (
    <a href={`?path=/docs/behaviour-${page}--docs#${rule}`}>
      {page.charAt(0).toUpperCase() + page.slice(1).replaceAll('-', ' ')}: {rule}
    </a>
  );
}
