/** Text as it stands in an element, or in an attribute between quotes: as React writes it, character for character. */
export const escapeMarkup = (text: string): string =>
  text.replace(/["&'<>]/g, (character) => entities[character] as string);

const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};
