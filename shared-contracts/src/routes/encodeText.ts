/** Encodes a text for an address. A lone surrogate, for which `encodeURIComponent` throws, is replaced with U+FFFD. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
