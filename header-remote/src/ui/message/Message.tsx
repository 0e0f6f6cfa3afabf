import { createElement, Fragment, type ReactNode, useEffect } from 'react';
import { type MessageElement, type MessageNode, parseMessage } from './parseMessage.ts';

type Props = {
  /** The text, with `${name}` where a value goes, and the HTML that `parseMessage` knows. */
  text: string;
  /** The values: text, whatever they look like. */
  params?: Readonly<Record<string, string>>;
  /** Where a link leads; null where it may not lead anywhere. */
  linkOf: (href: string) => string | null;
  /** Told of a name that has no value; nothing is printed there (clarification 117). */
  onUnknownName: (name: string) => void;
};

const placeholder = /\$\{([^}]*)\}/g;

/** A message as React nodes: nothing in it can become markup that it does not name itself. */
export const Message = ({ text, params = {}, linkOf, onUnknownName }: Props) => {
  const unknown = [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(params, name))
    .join();
  useEffect(() => {
    if (unknown) onUnknownName(unknown);
  }, [unknown, onUnknownName]);

  const fill = (words: string) =>
    words.replace(placeholder, (_whole, name) => (Object.hasOwn(params, name) ? String(params[name]) : ''));
  return draw(parseMessage(text));

  function draw(nodes: MessageNode[]): ReactNode {
    return nodes.map((node, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message is drawn whole, its parts never change places
      <Fragment key={index}>{typeof node === 'string' ? fill(node) : drawElement(node)}</Fragment>
    ));
  }

  function drawElement({ tag, href, children }: MessageElement): ReactNode {
    if (tag === 'br') return <br />;
    if (tag !== 'a') return createElement(tag, null, draw(children));
    // Filled before it is judged: a value must not bring a scheme of its own.
    const address = href === null ? null : linkOf(fill(href));
    return address === null ? draw(children) : <a href={address}>{draw(children)}</a>;
  }
};
