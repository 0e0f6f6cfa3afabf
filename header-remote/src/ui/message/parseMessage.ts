import { decodeEntities } from './decodeEntities.ts';

/** The HTML that a message may hold (clarification 117). All else is text, or nothing. */
const allowed = ['b', 'strong', 'em', 'i', 'br', 'p', 'ul', 'ol', 'li', 'span', 'a'] as const;

export type MessageTag = (typeof allowed)[number];

export interface MessageElement {
  tag: MessageTag;
  /** Of an `a`, as it was written: where it may lead is for whoever draws it. */
  href: string | null;
  children: MessageNode[];
}

export type MessageNode = string | MessageElement;

/** What stands in these is no text of the message. */
const notText =
  /^(?:script|style|template|noscript|iframe|object|svg|math|textarea|title|xmp|noembed|noframes|plaintext|select)$/;

/** A comment, a tag with its attributes, or a stray instruction; an attribute's value may hold a `>`. */
const markup =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>"'<]*)((?:[^"'>]|"[^"]*"|'[^']*')*)(?:>|$)|<[!?/][^>]*(?:>|$)/gi;

const hrefAttribute = /(?:^|[\s/"'])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * Reads a message into a tree, without the page's own HTML parser: a string never becomes markup (Trusted Types). Never
 * throws; what it does not know is left out, with its text kept.
 */
export function parseMessage(html: string): MessageNode[] {
  const top: MessageNode[] = [];
  let open: MessageElement[] = [];
  let position = 0;
  markup.lastIndex = 0;

  for (let match = markup.exec(html); match; match = markup.exec(html)) {
    addText(html.slice(position, match.index));
    const [, slash, name = '', attributes = ''] = match;
    position = markup.lastIndex;
    if (slash) closeTag(name.toLowerCase());
    else if (notText.test(name.toLowerCase())) position = endOf(name, position);
    else openTag(name.toLowerCase(), attributes);
    markup.lastIndex = position;
  }
  addText(html.slice(position));
  return top;

  function addText(text: string): void {
    if (text !== '') (open.at(-1)?.children ?? top).push(decodeEntities(text));
  }

  function openTag(name: string, attributes: string): void {
    const tag = allowed.find((known) => known === name);
    if (!tag || isOutOfPlace(tag)) return;
    makeRoomFor(tag);
    const element: MessageElement = { tag, href: tag === 'a' ? hrefIn(attributes) : null, children: [] };
    (open.at(-1)?.children ?? top).push(element);
    if (tag !== 'br') open.push(element);
  }

  /** A link within a link, an item without its list. */
  function isOutOfPlace(tag: MessageTag): boolean {
    const isOpen = (...tags: MessageTag[]) => open.some((element) => tags.includes(element.tag));
    return (tag === 'a' && isOpen('a')) || (tag === 'li' && !isOpen('ul', 'ol'));
  }

  /** As the browser's own parser does: a block ends the paragraph before it, an item the item before it. */
  function makeRoomFor(tag: MessageTag): void {
    const list = open.findLastIndex((element) => element.tag === 'ul' || element.tag === 'ol');
    if (tag === 'li') open = open.slice(0, list + 1);
    else if (tag === 'p' || tag === 'ul' || tag === 'ol') closeTag('p');
  }

  function closeTag(name: string): void {
    const index = open.findLastIndex((element) => element.tag === name);
    if (index >= 0) open = open.slice(0, index);
  }

  function endOf(name: string, from: number): number {
    const end = new RegExp(`</${name.replace(/[^a-z]/gi, '')}[^>]*(?:>|$)`, 'gi');
    end.lastIndex = from;
    return end.test(html) ? end.lastIndex : html.length;
  }
}

function hrefIn(attributes: string): string | null {
  const [, double, single, bare] = hrefAttribute.exec(attributes) ?? [];
  const href = double ?? single ?? bare;
  return href === undefined ? null : decodeEntities(href);
}
