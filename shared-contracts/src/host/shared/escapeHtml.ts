/** Escapes text for an HTML element or a quoted attribute value, exactly as React does. */
export const escapeHtml = (text: string): string =>
  text.replace(/["&'<>]/g, (character) => entities[character] as string);

const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Returns the `nonce` attribute with a leading space, or '' without a nonce. */
export const nonceAttribute = (nonce: string | undefined): string =>
  nonce ? ` nonce="${escapeHtml(nonce)}"` : '';
