/** The address of a story or page in Storybook's window. Relative, because a site may have Storybook in a folder. */
export const storyAddress = (id: string, globals?: string): string =>
  `./?path=/story/${id}${globals ? `&globals=${globals}` : ''}`;

export const pageAddress = (id: string): string => `./?path=/docs/${id}--docs`;
