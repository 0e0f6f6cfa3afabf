import type { RichTextAttributes, RichTextBlock } from '@grocer/shared-contracts';
import { PortableText, type PortableTextComponents } from '@portabletext/react';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { ContentLink } from '../ContentLink.tsx';
import styles from './richText.module.css';
import { type BlockStyle, type TextBlock, type TextMark, toPortableText } from './toPortableText.ts';

type Props = {
  blocks: readonly RichTextBlock[];
  /** Whether to skip empty paragraphs. By default each is an empty line. */
  withoutEmptyParagraphs?: boolean;
};

/** Paragraphs, headings, lists and links of an editor. Renders nothing without blocks. */
export function RichText({ blocks, withoutEmptyParagraphs = false }: Props) {
  const value = useMemo(
    () => toPortableText(blocks, { withoutEmptyParagraphs }),
    [blocks, withoutEmptyParagraphs],
  );
  if (value.length === 0) return null;
  return (
    // New blocks get new elements, because a translator may have replaced the text nodes (behaviour/errors#translators).
    <div className={styles.richText} key={JSON.stringify(value)}>
      <PortableText components={components} onMissingComponent={false} value={value} />
    </div>
  );
}

type NodeProps = { value?: unknown; children?: ReactNode };

const classOf = (node: unknown): string | undefined => {
  const { look } = node as { look: readonly string[] };
  return look.length > 0 ? look.map((name) => styles[name]).join(' ') : undefined;
};

const block =
  (Tag: 'p' | Exclude<BlockStyle, 'normal'>) =>
  ({ value, children }: NodeProps) => (
    <Tag className={classOf(value)}>{(value as TextBlock).children.length > 0 ? children : <br />}</Tag>
  );

/** Components that the library lacks, or renders without the editor's classes or with a `style` attribute. */
const components: PortableTextComponents = {
  block: {
    normal: block('p'),
    blockquote: block('blockquote'),
    h2: block('h2'),
    h3: block('h3'),
    h4: block('h4'),
    h5: block('h5'),
    h6: block('h6'),
  },
  listItem: ({ value, children }: NodeProps) => <li className={classOf(value)}>{children}</li>,
  marks: {
    underline: ({ children }: NodeProps) => <u>{children}</u>,
    'strike-through': ({ children }: NodeProps) => <s>{children}</s>,
    sup: ({ children }: NodeProps) => <sup>{children}</sup>,
    sub: ({ children }: NodeProps) => <sub>{children}</sub>,
    look: ({ value, children }: NodeProps) => <span className={classOf(value)}>{children}</span>,
    link: ({ value, children }: NodeProps) => (
      <TextAnchor attributes={(value as LinkMark).attributes}>{children}</TextAnchor>
    ),
  },
};

type LinkMark = Extract<TextMark, { _type: 'link' }>;

const InsideLink = createContext(false);

/** A link. Without an address, or inside another link, it is a span: links must not nest. */
function TextAnchor({ attributes, children }: { attributes: RichTextAttributes; children: ReactNode }) {
  const isNested = use(InsideLink);
  if (isNested || !attributes.href) return <span>{children}</span>;
  const newWindow = attributes.target === '_blank';
  return (
    <InsideLink value={true}>
      <ContentLink
        className={styles.link}
        link={{ url: attributes.href, newWindow }}
        title={attributes.title ?? undefined}
      >
        {children}
      </ContentLink>
    </InsideLink>
  );
}
