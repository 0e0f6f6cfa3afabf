import { createElement, Fragment, type ReactElement, type ReactNode, useEffect } from 'react';

type Props = {
  /** Text with placeholders `${name}` and the HTML that `parseMessage` allows. */
  text: string;
  /** Values of the placeholders: an element, or text, in which HTML is not parsed. */
  params?: Readonly<Record<string, string | ReactElement>>;
  /** Resolves a link's URL; null if it is not allowed. */
  linkOf: (href: string) => string | null;
  /** Called with the names of placeholders without a value, joined by commas (behaviour/errors#placeholders). */
  onUnknownName: (name: string) => void;
};

const placeholder = /\$\{([^}]*)\}/g;

/** Renders a message as React nodes. Allowed tags in the text become elements, tags in values do not. */
export const Message = ({ text, params = {}, linkOf, onUnknownName }: Props) => {
  const unknown = [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(params, name))
    .join();
  useEffect(() => {
    if (unknown) onUnknownName(unknown);
  }, [unknown, onUnknownName]);

  const paramOf = (name: string) => (Object.hasOwn(params, name) ? params[name] : '');
  return <>{renderNodes(parseMessage(text))}</>;

  function renderNodes(nodes: MessageNode[]): ReactNode {
    return nodes.map((node, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a message never change their order
      <Fragment key={index}>{typeof node === 'string' ? renderText(node) : renderElement(node)}</Fragment>
    ));
  }

  /** Renders text and values: `split` also returns the names of the placeholders, at odd indexes. */
  function renderText(text: string): ReactNode {
    const parts = text.split(placeholder);
    return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 ? paramOf(part) : part)));
  }

  function renderElement({ tag, href, children }: MessageElement): ReactNode {
    if (tag === 'br') return <br />;
    if (tag !== 'a') return createElement(tag, null, renderNodes(children));
    // Values are filled in before the URL is checked, because they may contain a scheme
    // (behaviour/errors#message-links).
    const address =
      href === null ? null : linkOf(href.replace(placeholder, (_whole, name) => String(paramOf(name))));
    return address === null ? renderNodes(children) : <a href={address}>{renderNodes(children)}</a>;
  }
};

/** The tags that a message may contain (behaviour/errors#allowed-html). */
const allowed = ['b', 'strong', 'em', 'i', 'br', 'p', 'ul', 'ol', 'li', 'span', 'a'] as const;

type MessageTag = (typeof allowed)[number];

interface MessageElement {
  tag: MessageTag;
  /** Raw `href` of an `a`, not yet checked; null for other tags. */
  href: string | null;
  children: MessageNode[];
}

type MessageNode = string | MessageElement;

/** Elements that are removed with their content. */
const removedElements =
  /^(?:script|style|template|noscript|iframe|object|svg|math|textarea|title|xmp|noembed|noframes|plaintext|select)$/;

/** Matches a comment, a tag with its attributes (whose values may contain `>`), or another `<!`, `<?` or `</`. */
const markup =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>"'<]*)((?:[^"'>]|"[^"]*"|'[^']*')*)(?:>|$)|<[!?/][^>]*(?:>|$)/gi;

const hrefAttribute = /(?:^|[\s/"'])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * Parses a message to a tree. Does not use the browser's HTML parser, so that no string becomes markup
 * (Trusted Types). Never throws: tags that are not allowed are removed; their text stays, except in `removedElements`.
 */
function parseMessage(html: string): MessageNode[] {
  const top: MessageNode[] = [];
  let open: MessageElement[] = [];
  let position = 0;
  markup.lastIndex = 0;

  for (let match = markup.exec(html); match; match = markup.exec(html)) {
    addText(html.slice(position, match.index));
    const [, slash, name = '', attributes = ''] = match;
    position = markup.lastIndex;
    if (slash) closeTag(name.toLowerCase());
    else if (removedElements.test(name.toLowerCase())) position = endOf(name, position);
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
    if (!tag || isMisplaced(tag)) return;
    closeElementsBefore(tag);
    const element: MessageElement = { tag, href: tag === 'a' ? hrefIn(attributes) : null, children: [] };
    (open.at(-1)?.children ?? top).push(element);
    if (tag !== 'br') open.push(element);
  }

  /** Whether the tag is a link within a link, or a list item outside of a list. */
  function isMisplaced(tag: MessageTag): boolean {
    const isOpen = (...tags: MessageTag[]) => open.some((element) => tags.includes(element.tag));
    return (tag === 'a' && isOpen('a')) || (tag === 'li' && !isOpen('ul', 'ol'));
  }

  /** Closes elements as browsers do: a block ends a paragraph, a list item ends the item before it. */
  function closeElementsBefore(tag: MessageTag): void {
    const list = open.findLastIndex((element) => element.tag === 'ul' || element.tag === 'ol');
    if (tag === 'li') open = open.slice(0, list + 1);
    else if (tag === 'p' || tag === 'ul' || tag === 'ol') closeTag('p');
  }

  function closeTag(name: string): void {
    const index = open.findLastIndex((element) => element.tag === name);
    if (index >= 0) open = open.slice(0, index);
  }

  /** Returns the position after the closing tag of a removed element. */
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

/** Named character references in messages. Others are left as text. */
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  pound: '£',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
  colon: ':',
  Tab: '\t',
  NewLine: '\n',
};

/** Decodes character references: `Salt &amp; vinegar` becomes `Salt & vinegar`. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return Object.hasOwn(named, name) ? (named[name] as string) : whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
