import { Fragment } from 'react';

const marked = /(`[^`]+`|behaviour\/[a-z-]+#\d+)/;

/** Text with `code` and references to rules such as behaviour/contract#1, which become links in words. */
export const Prose = ({ children }: { children: string }) =>
  children
    .split(marked)
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
    .map((part, index) => <Fragment key={index}>{pieceOf(part)}</Fragment>);

function pieceOf(part: string) {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  const [, page, rule] = /^behaviour\/([a-z-]+)#(\d+)$/.exec(part) ?? [];
  if (!page) return part;
  return (
    <a href={`?path=/docs/behaviour-${page}--docs`}>
      {page.charAt(0).toUpperCase() + page.slice(1).replaceAll('-', ' ')}, rule {rule}
    </a>
  );
}
