import { createElement, Fragment, type ReactElement, type ReactNode, useEffect } from 'react';
import { type MessageElement, type MessageNode, parseMessage } from './parseMessage.ts';

type Props = {
  /** The text, with placeholders `${name}` and the HTML that `parseMessage` allows. */
  text: string;
  /** The values of the placeholders: text, even if it contains HTML, or an element. */
  params?: Readonly<Record<string, string | ReactElement>>;
  /** Resolves the address of a link; null if it is not allowed. */
  linkOf: (href: string) => string | null;
  /** Called with the names that have no value. Nothing is printed for them (behaviour/errors#placeholders). */
  onUnknownName: (name: string) => void;
};

const placeholder = /\$\{([^}]*)\}/g;

/** Renders a message as React nodes: only allowed tags of the text become elements, values never do. */
export const Message = ({ text, params = {}, linkOf, onUnknownName }: Props) => {
  const unknown = [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(params, name))
    .join();
  useEffect(() => {
    if (unknown) onUnknownName(unknown);
  }, [unknown, onUnknownName]);

  const paramOf = (name: string) => (Object.hasOwn(params, name) ? params[name] : '');
  return renderNodes(parseMessage(text));

  function renderNodes(nodes: MessageNode[]): ReactNode {
    return nodes.map((node, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a message never change their order
      <Fragment key={index}>{typeof node === 'string' ? renderText(node) : renderElement(node)}</Fragment>
    ));
  }

  /** Text and values, in turn: `split` keeps the names of the placeholders. */
  function renderText(text: string): ReactNode {
    const parts = text.split(placeholder);
    return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 ? paramOf(part) : part)));
  }

  function renderElement({ tag, href, children }: MessageElement): ReactNode {
    if (tag === 'br') return <br />;
    if (tag !== 'a') return createElement(tag, null, renderNodes(children));
    // Filled in before it is checked, because a value may contain a scheme (behaviour/errors#message-links).
    const address =
      href === null ? null : linkOf(href.replace(placeholder, (_whole, name) => String(paramOf(name))));
    return address === null ? renderNodes(children) : <a href={address}>{renderNodes(children)}</a>;
  }
};
