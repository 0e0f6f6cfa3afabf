import { useContentKit } from '../contentKit.ts';
import type { ContentProps } from '../placeComponents.ts';
import { RichText } from './RichText.tsx';

/** Rich text by itself. Menus ask for no empty paragraphs: there is no room for them. */
export function RichTextPart({ component: { blocks } }: ContentProps<'rich-text'>) {
  return <RichText blocks={blocks} withoutEmptyParagraphs={useContentKit().place !== 'page'} />;
}
