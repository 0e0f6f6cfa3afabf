const maxWords = 10;
const maxCodePoints = 200;

/**
 * Turns typed text into a search term (behaviour/search#sanitising): at most 10 words and 200 code points, with only
 * letters, digits, spaces and & ' + -. Returns '' if nothing is left. The result is plain text, not escaped for HTML
 * or a URL. Never throws, and is idempotent.
 */
export function sanitiseTerm(typed: string): string {
  const plain = withoutTags(typed.normalize('NFC').replace(/[‘’ʼ]/g, "'").replace(/[–—‑]/g, '-'));
  const cleaned = firstWords(plain)
    .replace(/[^\p{L}\p{M}\p{N}\s&'+-]/gu, '')
    // Removing a character can bring a letter and a combining mark together; NFC composes them.
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
  // A code point has at most two code units; the first slice bounds the array.
  const bounded = cleaned.slice(0, 2 * maxCodePoints);
  return Array.from(bounded).slice(0, maxCodePoints).join('').trim();
}

/** Only the text up to the last ">" can contain tags. Searching after it, from each "<", would take quadratic time. */
function withoutTags(text: string): string {
  const end = text.lastIndexOf('>') + 1;
  return text.slice(0, end).replace(/<\/?[a-z!][^>]*>/gi, '') + text.slice(end);
}

/** Limits the words before punctuation is removed, because commas and full stops separate words. */
function firstWords(text: string): string {
  const word = /[^\s,.-]+/g;
  for (let words = 0; words < maxWords; words += 1) {
    if (word.exec(text) === null) return text;
  }
  return text.slice(0, word.lastIndex);
}
